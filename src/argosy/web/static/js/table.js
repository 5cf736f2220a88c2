// Entry module of the table of 7 Wonders: imports the modules of its parts. Each of them works alone.
import "./live.js";
import "./hand.js";
import "./keyboard.js";
import "./tooltips.js";
import "./turn-calls.js";
import "./toasts.js";
import "./talk.js";
import "./vendor.js";
