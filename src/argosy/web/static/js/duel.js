// Entry module of the Duel table: imports the modules of its parts.
import "./live.js";
import "./duel-select.js";
import "./duel-keys.js";
import "./duel-field.js";
import "./tooltips.js";
import "./turn-calls.js";
import "./toasts.js";
import "./talk.js";
import "./vendor.js";
