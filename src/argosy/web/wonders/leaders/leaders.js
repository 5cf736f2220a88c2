// Only with Leaders: a key for the own hand of leaders.
import { open } from "./app.js";
import { LETTERS } from "./keyboard.js";

LETTERS.v = () => open("my-leaders");
