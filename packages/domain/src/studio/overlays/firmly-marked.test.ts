import { expect, it } from "vitest";
import { firmlyMarked } from "./firmly-marked.ts";

it.each([
  ["a mark without the weak words at its ends", "It takes out *92 % of* it", "It takes out *92 %* of it"],
  ["no mark on what opens a clause", "Put your goal *where you see it*", "Put your goal where you *see* it"],
  ["small Spanish words", "Mi gato no *se deja cepillar*", "Mi gato no se *deja cepillar*"],
  ["small German words before a name", "Das macht *doch der Steuerberater*", "Das macht doch der *Steuerberater*"],
  ["no mark on an article", "This is *the* one", "This is the one"],
  ["no mark on a sign alone", "It is 92 *%* cotton", "It is 92 % cotton"],
  ["the whole name of the product", "Your Tern *2 running* shoe", "Your *Tern 2 running shoe*"],
  ["full stops outside", "Pay *in minutes.* Done.", "Pay in *minutes*. Done."],
  ["strong words inside as they are", "Ready *bread and butter* now", "Ready *bread and butter* now"],
  ["German small words", "Zahl *mit der Uhr* los", "Zahl mit der *Uhr* los"],
  ["English small words", "Look *what is there now*", "Look what is there *now*"],
  ["French small words", "Un chemin *sur la boue* ou *pas*", "Un chemin sur la *boue* ou pas"],
  ["Italian small words", "Il fango *che non nel giardino*", "Il fango che non nel *giardino*"],
  ["Dutch small words", "Loop *naar de tuin*", "Loop naar de *tuin*"],
  ["Portuguese small words", "O gato *que você ama*", "O gato que você *ama*"],
  ["what is not marked", "Tern 2 running shoe of the year", "Tern 2 running shoe of the year"],
  ["what is counted with its number", "*4 small* habits that help", "*4 small habits* that help"],
  ["what is counted with all that describes it", "*3 small* easy steps", "*3 small easy steps*"],
  ["what is counted, in German", "*4 kleine* Gewohnheiten, die helfen", "*4 kleine Gewohnheiten*, die helfen"],
  ["nothing after what is counted", "*5 ways* creators grow", "*5 ways* creators grow"],
  ["no noun of the next clause", "Now *40 % smaller*. Habits stay", "Now *40 % smaller*. Habits stay"],
  ["a number before what is described without a noun", "You need *2 new*", "You need *2 new*"],
  ["what is described and not counted", "Keep it *small* today", "Keep it *small* today"],
  ["no two thoughts at once", "*Before: Sunday night. After: on site*", "Before: Sunday night. After: on site"],
  ["no long text as a whole", "*The one thing that most runners miss*", "The one thing that most runners miss"],
  ["one asterisk", "5 * 4", "5 * 4"],
])("marks words firmly: %s", (_, text, expected) => {
  expect(firmlyMarked(text, "Tern 2 running shoe")).toBe(expected);
});
