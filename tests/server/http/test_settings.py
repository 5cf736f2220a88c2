"""Settings: the file, the environment, the two profiles, and what is refused with which line."""

from pathlib import Path

import msgspec
import pytest

from argosy.server.bots.bot_backend import thinking_for
from argosy.server.bots.bot_processes import processes_for_bots
from argosy.server.settings import (
    FILE,
    HOME,
    KEEP_ALL,
    LARGEST_FILE,
    PREFIX,
    PUBLIC,
    PUBLIC_RETENTION,
    Access,
    Limits,
    Mail,
    Privacy,
    Retention,
    Service,
    Settings,
    SettingsError,
    load,
)

ROOT = Path(__file__).resolve().parents[3]


def write(folder, text: str):
    file = folder / FILE
    file.write_text(text)
    return file


def test_without_a_file_the_profile_counts():
    assert load(environment={}) == Settings()
    assert load(environment={}, public=True).limits == PUBLIC


def test_a_file_in_the_data_folder_is_found(tmp_path):
    write(tmp_path, "[limits]\nstreams_per_guest = 3\n[server]\nport = 80\n")
    found = load(data_dir=tmp_path, environment={})
    assert (found.limits.streams_per_guest, found.server.port) == (3, 80)
    assert found.limits.streams == HOME.streams


def test_the_environment_goes_before_the_file(tmp_path):
    file = write(tmp_path, "[limits]\nstreams = 3\ntables = 4\n")
    found = load(file, environment={f"{PREFIX}LIMITS_STREAMS": "5", "ARGOSY_PYTHON": "python3"})
    assert (found.limits.streams, found.limits.tables) == (5, 4)


def test_the_environment_says_how_the_server_is_reached_too(tmp_path):
    file = write(tmp_path, "[server]\nport = 80\nhost = '::'\n")
    said = {
        "SERVER_PORT": "81",
        "SERVER_PUBLIC_URL": "https://a.test",
        "SERVER_TRUSTED_PROXIES": "192.0.2.1, 192.0.2.2",
    }
    found = load(file, environment={f"{PREFIX}{name}": value for name, value in said.items()}).server
    assert (found.host, found.port, found.public_url) == ("::", 81, "https://a.test")
    assert found.trusted_proxies == ("192.0.2.1", "192.0.2.2")
    with pytest.raises(SettingsError, match=r"ARGOSY_SERVER_…: there is no setting ports; there are host,"):
        load(environment={f"{PREFIX}SERVER_PORTS": "80"})


def test_what_is_said_of_bots_is_what_the_pool_does(tmp_path):
    said = write(tmp_path, "[server]\nbot_processes = 5\n[limits]\nbot_questions = 7\n")
    bots = thinking_for(load(said, environment={})).bots
    assert (len(bots.thinker._workers), bots._places.free) == (5, 12)
    assert len(thinking_for(Settings()).bots.thinker._workers) == processes_for_bots()


def test_every_limit_can_be_set_by_both_ways(tmp_path):
    for name, value in msgspec.structs.asdict(HOME).items():
        file = write(tmp_path, f"[limits]\n{name} = {int(value) + 1}\n")
        assert getattr(load(file, environment={}).limits, name) == int(value) + 1
        assert (
            getattr(load(environment={f"{PREFIX}LIMITS_{name.upper()}": str(int(value) + 1)}).limits, name)
            == int(value) + 1
        )


def test_the_public_profile_allows_no_more_than_home():
    for name, value in msgspec.structs.asdict(PUBLIC).items():
        assert value <= getattr(HOME, name), name


def test_a_byte_order_mark_says_nothing(tmp_path):
    assert load(write(tmp_path, "\ufeff[server]\nport = 80\n"), environment={}).server.port == 80


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[limits]\nstreams = 0\n", "Expected `int` >= 1 - at `$.streams`"),
        ('[limits]\nstreams = "many"\n', "Expected `int`, got `str` - at `$.streams`"),
        ("[limits]\nstream = 1\n", "there is no setting stream; there are waiting_tables_per_guest,"),
        (
            "[limit]\nstreams = 1\n",
            "there is no section [limit]; there are access, limits, mail, privacy, retention, server",
        ),
        ("limits = 3\n", "[limits] is a section with settings below it"),
        ("[server]\nport = 70000\n", "Expected `int` <= 65535 - at `$.port`"),
        ('[server]\nmetrics = "friends"\n', "Invalid enum value 'friends' - at `$.metrics`"),
        ('[server]\nlog = "xml"\n', "Invalid enum value 'xml' - at `$.log`"),
        (
            '[server]\ntrusted_proxies = ["localhost"]\n',
            "'localhost' is no address of a proxy; right are addresses",
        ),
        (
            '[server]\ntrusted_proxies = ["10.88.0.1/16"]\n',
            "'10.88.0.1/16' is no address of a proxy; right are",
        ),
        ('[mail]\nhost = "mail.test"\n', 'mails need a sender: from = "Argosy'),
        (
            '[mail]\nsender = "a@b.test"\n',
            "there is no setting sender; there are host, port, user, password, from",
        ),
        ('[mail]\ntls = "ssl"\n', "Invalid enum value 'ssl' - at `$.tls`"),
        ("[limits\n", "is not TOML:"),
        ("#" * (LARGEST_FILE + 1), "has more than 64000 bytes"),
    ],
)
def test_what_is_wrong_is_named(tmp_path, text: str, line: str):
    with pytest.raises(SettingsError) as raised:
        load(write(tmp_path, text), environment={})
    assert line in str(raised.value)
    assert str(tmp_path / FILE) in str(raised.value)


def test_a_file_that_is_not_there_is_named(tmp_path):
    with pytest.raises(SettingsError, match=r"nothing\.toml cannot be read: No such file or directory"):
        load(tmp_path / "nothing.toml", environment={})


def test_a_name_of_the_environment_that_is_no_limit_is_named():
    with pytest.raises(SettingsError, match="there is no setting stream; there are"):
        load(environment={f"{PREFIX}LIMITS_STREAM": "5"})


@pytest.mark.parametrize("option", [{"port": -1}, {"port": 70_000}, {"host": ""}, {"workers": 0}])
def test_an_option_that_cannot_be_is_named(option):
    (name,) = option
    with pytest.raises(SettingsError, match=rf"options of the command: .*{name}"):
        load(environment={}).with_service(**option)


def test_the_documentation_has_every_limit_with_both_values():
    page = (ROOT / "docs" / "host" / "settings.md").read_text()
    for name in Limits.__struct_fields__:
        row = f"| `{name}` | {getattr(HOME, name):g} | {getattr(PUBLIC, name):g} |"
        assert row in page, row


def test_the_documentation_has_every_retention_with_both_values():
    page = (ROOT / "docs" / "host" / "settings.md").read_text()
    for name in Retention.__struct_fields__:
        row = f"| `{name}` | {getattr(KEEP_ALL, name)} | {getattr(PUBLIC_RETENTION, name)} |"
        assert row in page, row


def test_retention_is_read_from_file_and_environment(tmp_path):
    file = write(tmp_path, "[retention]\nwaiting_tables = 2\nrecords = 3\n")
    found = load(file, environment={f"{PREFIX}RETENTION_RECORDS": "0"}, public=True).retention
    assert (found.waiting_tables, found.records, found.deserted_games) == (
        2,
        0,
        PUBLIC_RETENTION.deserted_games,
    )
    with pytest.raises(SettingsError, match=r"Expected `int` >= 0 - at `\$.records`"):
        load(write(tmp_path, "[retention]\nrecords = -1\n"), environment={})


def test_the_documentation_has_every_setting_of_the_service():
    page = (ROOT / "docs" / "host" / "settings.md").read_text()
    mail = (field.encode_name for field in msgspec.structs.fields(Mail))
    sections = (Service, Access, Privacy)
    for name in (*mail, *(name for section in sections for name in section.__struct_fields__)):
        assert f"| `{name}` |" in page, name


def test_mails_need_an_address_that_their_links_begin_with(tmp_path):
    text = '[mail]\nhost = "mail.test"\nfrom = "Argosy <argosy@a.test>"\n'
    found = load(write(tmp_path, text), environment={f"{PREFIX}MAIL_PORT": "465", f"{PREFIX}MAIL_TLS": "tls"})
    assert (found.mail.sender, found.mail.port, found.mail.tls) == ("Argosy <argosy@a.test>", 465, "tls")
    with pytest.raises(SettingsError, match="needs public_url"):
        found.with_service(public_url=None)
    assert found.with_service(public_url="https://a.test").mail == found.mail
