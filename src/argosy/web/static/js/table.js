// The table: puts the small modules together. Each of them works alone.
import "./live.js";
import "./hand.js";
import "./keyboard.js";
import "./notes.js";
import "./calling.js";
import "./said.js";
import "./talk.js";
import "./vendor.js";
