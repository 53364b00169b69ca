import { expect, it } from "vitest";
import {
  promisedNumbers,
  promisedThings,
  promisesCause,
  promisesChange,
  promisesFacts,
  promisesMistakes,
  promisesTroubles,
  promisesTruth,
  promisesWay,
} from "./index.ts";

it.each([
  ["4 mistakes that keep you from sleeping", 4],
  ["Three easy steps that help you sleep", 3],
  ["Want to sleep? Start with these 3 things", 3],
  ["Ranked: 5 ways to fall asleep", 5],
  ["3 Fehler beim Einschlafen", 3],
  ["Besser schlafen mit diesen 3 Dingen", 0],
  ["Schlaf? Fang an, diese 3 Dinge zu lassen", 3],
  ["30 days of cold showers. Here are the numbers", 0],
  ["7 Tage ohne Kaffee", 0],
  ["Two answers to bad sleep. One lasts", 0],
  ["We tested 3 jars", 0],
  ["1 thing", 0],
  ["7 ingredients. See for yourself", 0],
])("%j promises %s things", (line, things) => expect(promisedThings(line)).toBe(things));

it.each([
  ["4 mistakes that keep you from sleeping", true],
  ["5 things new parents get wrong", true],
  ["5 Rechnungsfehler, die Geld kosten", true],
  ["5 ways to get more out of it", false],
  ["The small mistake behind bitter coffee", false],
])("%j promises troubles: %s", (line, troubles) => expect(promisesTroubles(line)).toBe(troubles));

it.each([
  ["5 things new parents get wrong", true],
  ["5 errores al cepillar a tu gato", true],
  ["3 signs of a late client", false],
  ["The small mistake behind bitter coffee", false],
])("%j promises mistakes: %s", (line, mistakes) => expect(promisesMistakes(line)).toBe(mistakes));

it.each([
  ["How to fall asleep without the guesswork", true],
  ["Want to fall asleep? Start here", true],
  ["So schreibst du eine Rechnung auf der Baustelle", true],
  ["¿Quieres un sofá sin pelos? Empieza aquí", true],
  ["Want to sleep? Start with these 3 things", false],
  ["To sleep, stop doing this", false],
  ["You don't need luck to sleep", true],
  ["Two answers to bad sleep. One lasts", true],
  ["3, 2, 1: how to fall asleep", true],
  ["Bad sleep? Check this first", true],
  ["So einfach kann es sein: ein Sofa ohne Haare", true],
  ["So much for sleep", false],
  ["The real reason behind bad sleep", false],
])("%j promises a way: %s", (line, way) => expect(promisesWay(line)).toBe(way));

it.each([
  ["Life before Pact, life after", true],
  ["Before: tired mornings. After: see for yourself", true],
  ["From tired mornings to this", true],
  ["Out: bitter coffee. In: coffee worth drinking black", true],
  ["Bitter coffee? That was before Kiln House Blend", true],
  ["El sofá antes y después de una semana", true],
  ["Vorher: Sonntagabend. Nachher: Baustelle", true],
  ["What a baker checks before the first batch", false],
  ["Black toenails after every run", false],
])("%j promises two states: %s", (line, change) => expect(promisesChange(line)).toBe(change));

it.each([
  ["The real reason behind bitter coffee", [true, false, false]],
  ["Warum deine Kunden so spät zahlen", [true, false, false]],
  ["Tu gato huye del cepillo por una razón", [true, false, false]],
  ["3 reasons behind bitter coffee", [false, false, false]],
  ["What runners believe about sore knees, and what's true", [false, true, false]],
  ["The Tern 2 in numbers", [false, false, true]],
  ["What €14 gets you with Kiln House Blend", [false, false, true]],
  ["Zettelfrei in Zahlen", [false, false, true]],
  ["Bitter coffee? Here's why", [true, false, false]],
  ["The bill for calm skin", [false, false, true]],
  ["To sleep, stop doing this", [true, false, false]],
  ["Feierabend ohne Papierkram? Dann hör hiermit auf", [true, false, false]],
  ["¿Un sofá sin pelos? Deja de hacer esto", [true, false, false]],
  ["Bitter coffee? Watch this", [false, false, false]],
])("%j promises a cause, a truth, facts: %j", (line, promised) =>
  expect([promisesCause(line), promisesTruth(line), promisesFacts(line)]).toEqual(promised),
);

it.each([
  ["Pact in 3 numbers", 3],
  ["2 days. 10 years. From £95 per metre", 3],
  ["7 ingredients. See for yourself", 0],
  ["Zettelfrei in drei Zahlen", 3],
  ["Bigotes en 4 cifras", 4],
  ["Pact in numbers", 0],
  ["4 mistakes behind bitter coffee", 0],
])("%j promises %s figures", (line, figures) => expect(promisedNumbers(line)).toBe(figures));
