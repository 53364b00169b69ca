import { germanChecks } from "./checks.ts";
import type { Phrasebook } from "./phrasebook.ts";

/** What German tells a reader to do, and not to do. */
export const germanAdvice: Pick<
  Phrasebook,
  "checks" | "here" | "habits" | "ownHabits" | "ours" | "lookFor" | "mistakes" | "ownMistakes"
> = {
  checks: germanChecks,
  here: "Hier: {x}",
  habits: [
    ["Fragen, wer es schon hat", "{By} sagt: „{q}.“", "Fragen, wer es hat: „{q}“"],
    ["Aufschreiben, wann es passiert", "{L}: notier den Tag und was davor war.", "Jedes Mal aufschreiben: {l}"],
    ["Wissen, was du willst", "{G}. Der Rest ist Nebensache.", "Wissen, was du willst: {g}"],
    ["Eine Woche durchhalten", "Ein Tag sagt wenig. Eine ganze Woche sagt viel."],
    ["Immer nur eine Sache ändern", "Bei zweien weißt du nie, welche geholfen hat."],
    ["Eine feste Zeit dafür", "Was seine Zeit hat, wird gemacht. Der Rest wartet."],
    ["Kleiner anfangen als geplant", "Fünf Minuten, die bleiben, schlagen jeden großen Plan."],
    ["Alles in Sichtweite legen", "Was hinten in der Schublade liegt, wird nicht benutzt."],
    ["Einmal pro Woche zurückblicken", "Behalte, was geholfen hat, und lass eine Sache weg."],
    ["Aufschreiben, was du probiert hast", "Drei Wörter reichen, um dich zu erinnern."],
  ],
  ownHabits: [
    ["Vor dem Kauf fragen", "„{X}?“ Wenn nicht, such weiter.", "Vor dem Kauf fragen: {x}?"],
    ["Wissen, wofür du zahlst", "{X}. Das bleibt, wenn der Preis vergessen ist.", "Wissen, wofür du zahlst: {x}"],
    ["Eine Sache auf die Liste setzen", "{X}. Ohne das kommt nichts infrage.", "Auf die Liste setzen: {x}"],
    ["Eine Sache zuerst prüfen", "{X}. Alles andere kommt danach.", "Zuerst prüfen: {x}"],
  ],
  ours: [
    ["Auf {n} setzen", "{P}."],
    ["Auf {n} setzen", "{P}. {O}."],
  ],
  lookFor: { points: ["Achte auf: {x}", "Prüf das: {x}"], gain: "Das Ergebnis: {x}" },
  mistakes: [
    ["Sich daran gewöhnen", "{L}: bald fällt es nicht mehr auf, und es bleibt.", "Sich daran gewöhnen: {l}"],
    ["Die übliche Ausrede glauben", "„{Doubt}.“ Schau genauer hin, bevor du es glaubst."],
    ["Sich irgendwie behelfen", "{M}: davon geht es nicht weg.", "Sich irgendwie behelfen: {m}"],
    ["Auf den richtigen Moment warten", "Der kommt selten von allein. Heute ist früh genug."],
    ["Alles auf einmal ändern", "Dann weißt du nie, was geholfen hat."],
    ["Nach dem ersten Versuch aufgeben", "Ein schlechter Tag sagt wenig über eine gute Woche."],
    ["Nie aufschreiben, was geholfen hat", "Drei Wörter reichen, um dich zu erinnern."],
  ],
  ownMistakes: [
    ["Die Einzelheiten überspringen", "Ein Blick lohnt sich: {x}.", "Die Einzelheiten überspringen: {x}"],
    ["Nur Preise vergleichen", "{X}: das steht auf keinem Preisschild.", "Nur der Preis zählt, nicht das: {x}"],
  ],
};
