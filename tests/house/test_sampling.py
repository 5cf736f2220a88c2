"""Sampling of long parametrized tests in the quick run: the cases that are kept."""

from tests.sampling import SWEEP, in_one_backend, is_named, name_of, of_rules, spread, thinned


def test_a_short_test_keeps_all_its_cases():
    assert thinned([f"boxes{number}" for number in range(3)], 8) == {0, 1, 2}


def test_a_sample_meets_an_expansion_that_only_one_case_has():
    names = [*(f"seed{number}" for number in range(10)), "pantheon"]
    assert thinned(names, 100) == {0, 10}


def test_cases_are_called_by_what_is_in_a_list():
    assert name_of(("leaders", "cities"), "expansions") == "leaders+cities"
    assert name_of({"expansion": 2}, "options") == "expansion=2"
    assert name_of((), "expansions") == "no expansions"
    assert name_of(("a sentence of several words",), "text") is None
    assert name_of("leaders", "expansion") is None


def test_a_sample_meets_every_word_that_several_cases_share():
    names = [f"{edition}-p{players}" for edition in (2010, 2020) for players in range(3, 8)]
    kept = thinned(names, 100)
    assert len(kept) < len(names)
    assert {word for number in kept for word in names[number].split("-")} == {
        word for n in names for word in n.split("-")
    }


def test_all_rules_run_compiled_and_some_of_them_plain():
    names = [f"{backend}-{number}" for number in range(10) for backend in ("plain", "compiled")]
    kept = [names[number] for number in in_one_backend(names)]
    assert [name for name in kept if name.startswith("plain")] == ["plain-0", "plain-8"]
    assert len(kept) == 12
    assert list(in_one_backend(["plain-0", "plain-1"])) == [0, 1]


def test_of_a_sweep_over_cards_some_are_kept_and_of_everything_else_all():
    few = [f"test_few[compiled-{number}]" for number in range(SWEEP)]
    many = [f"test_many[compiled-{number}]" for number in range(3 * SWEEP)]
    kept = of_rules([*few, *many])
    assert kept[:SWEEP] == list(range(SWEEP))
    assert 0 < len(kept) - SWEEP <= SWEEP


def test_a_test_may_say_how_many_of_its_cases_a_sample_needs():
    assert spread(10, 2) == {0, 5}
    assert spread(2, 3) == {0, 1}
    assert spread(10, 0) == set()


def test_a_name_stands_for_a_case_a_test_or_a_class():
    case = "tests/web/test_a.py::TestPages::test_b[de-phone]"
    names = [case, "tests/web/test_a.py::TestPages::test_b", "tests/web/test_a.py::TestPages"]
    assert all(is_named(case, [name]) for name in names)
    assert not is_named(case, ["tests/web/test_a.py::TestPage", "tests/web/test_a.py::TestPages::test"])
