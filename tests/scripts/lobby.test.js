// The form of a new game: which numbers of players go with which boxes.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./page.js";
import { nearestTo, playersFor } from "../../src/argosy/web/static/js/lobby.js";

const FITTING = {
  leaders: "2345678",
  cities: "2345678",
  babel: "234567",
  "leaders cities": "345678",
  "leaders babel": "34567",
};

test("without boxes every number goes", () => assert.equal(playersFor(FITTING, []), "2345678"));

test("one box says for itself", () => assert.equal(playersFor(FITTING, ["babel"]), "234567"));

test("what two boxes say together counts instead of what each says alone", () => {
  assert.equal(playersFor(FITTING, ["leaders", "cities"]), "345678");
  assert.equal(playersFor(FITTING, ["cities", "leaders"]), "345678");
});

test("of three boxes every pair has its say", () => {
  assert.equal(playersFor(FITTING, ["leaders", "cities", "babel"]), "34567");
});

test("what nobody speaks of is not limited", () => assert.equal(playersFor(FITTING, ["cities", "babel"]), "2345678"));

test("a number of players gives way to the next smaller one, and only then to a larger one", () => {
  assert.equal(nearestTo("8", "34567"), "7");
  assert.equal(nearestTo("5", "34567"), "5");
  assert.equal(nearestTo("2", "34567"), "3");
});
