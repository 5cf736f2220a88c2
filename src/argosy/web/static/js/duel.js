// The table of Duel: puts the small modules together.
import "./live.js";
import "./duel-select.js";
import "./duel-keys.js";
import "./duel-field.js";
import "./notes.js";
import "./calling.js";
import "./said.js";
import "./talk.js";
import "./vendor.js";
