// Leaders: a key for one's own hand of leaders.
import { open } from "./app.js";
import { LETTERS } from "./keyboard.js";

LETTERS.v = () => open("my-leaders");
