import { germanAdvice } from "./german-advice.ts";
import { germanFun } from "./german-fun.ts";
import type { Phrasebook } from "./phrasebook.ts";

/** What German says around a brief's own phrases. */
export const german: Phrasebook = {
  topics: {
    pain: {
      slides: [
        ["{X}.", "Und selten kommt es allein: {y}, {z}."],
        ["{X}.", "Und selten kommt es allein: {y}."],
        ["{X}.", "Wer das kennt: {who}."],
        ["{X}.", "Deshalb gibt es {n}."],
      ],
      spoken: ["{X}. {Y}.", "Du kennst das: {x}.", "{X}. Kommt dir bekannt vor?"],
      short: ["{X}", "Schon wieder: {x}", "Vorher: {x}"],
      quiet: [
        "{T}, und wieder: {x}.",
        "Erst {x}, dann {y}.",
        "{X}. Wer das kennt: {who}.",
        "{X}. Deshalb gibt es {n}.",
      ],
    },
    trouble: {
      slides: [
        ["{X}", "Hier stattdessen: {a}."],
        ["{X}", "Es geht auch anders: {a}."],
        ["{X}", "Mit {n}: {a}."],
      ],
      spoken: ["{X}. Hier: {a}.", "{X}. Stattdessen: {a}.", "{X}. Mit {n}: {a}.", "{X}."],
      short: ["{X}"],
      quiet: ["{X}. Hier stattdessen: {a}.", "{X}. Mit {n}: {a}.", "{X}? {H}."],
    },
    turn: {
      slides: [
        ["{N}.", "{X}. {Y}."],
        ["{N}.", "{T}: {x}."],
        ["Auftritt: {n}.", "{X}. Gemacht für: {who}."],
        ["Auftritt: {n}.", "{X}."],
      ],
      spoken: ["{N} ist genau dafür da: {x}.", "Mit {n}: {x}.", "Und dann gibt es {n}: {x}."],
      short: ["{N}: {x}", "Mit {n}: {x}", "Mit {n}: {gained}", "{N}: {gained}", "Dann: {n}"],
      quiet: ["{T}. Diesmal mit {n}: {x}.", "Mit {n}: {x}."],
    },
    point: {
      slides: [
        ["{X}", "{Y}."],
        ["{X}", "{N}. Gemacht für: {who}."],
        ["{X}", "Das gehört zu {n}."],
        ["{X}", "{N} kostet {price}."],
      ],
      spoken: ["{X}. {Y}.", "{N}: {x}.", "Und noch etwas: {x}.", "{X}."],
      short: ["{X}", "{N}: {x}"],
      quiet: ["{X}. {Y}.", "{N}: {x}."],
    },
    doubt: {
      slides: [
        ["„{X}“", "Ein guter Einwand. {By} sagt: „{q}.“"],
        ["„{X}“", "Ein guter Einwand. Die Antwort: {a}."],
        ["„{X}“", "Das fragen alle. {A}."],
        ["„{X}“", "Ein guter Einwand. Schau dir {n} an, dann entscheide."],
      ],
      spoken: [
        "„{X}“? Verständlich. {By} sagt: {q}.",
        "„{X}“? Verständlich. Aber schau: {a}.",
        "Du denkst vielleicht: {x}. Die Antwort: {a}.",
        "„{X}“? {By}: {q}.",
        "„{X}“? Verständlich. Schau dir {n} an, dann entscheide.",
      ],
      short: ["„{X}“? {A}", "„{X}“"],
      quiet: [
        "Viele sagen: „{X}.“ {By} sagt: „{q}.“",
        "Viele sagen: „{X}.“ Die leise Antwort: {a}.",
        "Viele sagen: „{X}.“ Schau dir {n} an, dann entscheide.",
      ],
    },
    quote: {
      slides: [["„{X}.“", "{By} über {n}."]],
      spoken: ["{By} sagt: {x}."],
      short: ["„{X}.“ {By}"],
      quiet: ["„{X}“, sagt {by} über {n}."],
    },
    gain: {
      slides: [["{X}", "Dafür gibt es {n}."]],
      spoken: ["Was du davon hast: {x}."],
      short: ["{X}"],
      quiet: ["{T}: {x}.", "{X}. Dafür gibt es {n}."],
    },
    price: {
      slides: [
        ["{Price}", "So viel kostet {n}. Jetzt musst du nicht fragen."],
        ["{Price}", "So viel kostet {n}."],
      ],
      spoken: ["Und der Preis: {price}.", "Der Preis, ganz offen: {price}."],
      short: ["{N}: {price}"],
      quiet: ["{N}: {price}. {P}.", "{N}: {price}."],
    },
  },
  asks: {
    "": [["Lern {n} kennen", "Lern {n} kennen. Der Link steht im Profil."]],
    "marker-list": [
      ["Speicher dir diese Liste", "Und schau dir {n} an: {price}, Link im Profil."],
      ["Speicher dir diese Liste", "Und schau dir {n} an. Der Link steht im Profil."],
    ],
    "photo-essay": [["Neugierig? {N}, Link im Profil", ""]],
    "big-number": [
      ["Probier {n} aus", "{X}. Der Link steht im Profil."],
      ["Probier {n} aus", "Der Link steht im Profil."],
    ],
    teardown: [["Genauer ansehen: {n}, Link im Profil", ""]],
    "before-after": [["Überzeug dich selbst: {n}", "Der Link steht im Profil."]],
    "photo-captions": [["Mehr zu {n}: Link im Profil", ""]],
    "outlined-text": [["Fang mit einem an, dann {n}", ""]],
    "photo-dump": [["Übrigens: {n}, Link im Profil", ""]],
    "moving-type": [
      ["{B}: {x}, {price}. Link im Profil", ""],
      ["{B}: {x}. Link im Profil", ""],
      ["{B}: {price}. Link im Profil", ""],
      ["{B}. Link im Profil", ""],
    ],
    "phone-note": [["Schick das weiter", "An die eine Person, die es braucht. Der Link zu {n} steht im Profil."]],
    "checklist of mistakes": [
      ["Alle vermieden? Dann probier {n}", "Speicher dir die Liste. Der Link steht im Profil."],
      ["Alle vermieden?", "Dann probier {n}. Der Link steht im Profil."],
    ],
    checklist: [
      ["Alles abgehakt? Dann probier {n}", "Speicher dir die Liste. Der Link steht im Profil."],
      ["Alles abgehakt?", "Dann probier {n}. Der Link steht im Profil."],
    ],
    "checklist of steps": [["Das war's. Feierabend.", "Speicher dir die Liste. Der Link zu {n} steht im Profil."]],
    "hook-then-demo": [
      ["{N}, {price}. Link im Profil", "{Price}. Der Link steht im Profil."],
      ["Probier {n}: Link im Profil", "Probier {n} einfach selbst. Der Link steht im Profil."],
    ],
    "green-screen": [
      ["{N}, {price}. Link im Profil", "{Price}. Mehr davon: Link im Profil."],
      ["Mehr über {n}: Link im Profil", "Du willst mehr sehen? Der Link steht im Profil."],
    ],
    "talking-cutaways": [
      ["{N}, {price}. Link im Profil", "{Price}. Schau rein: Link im Profil."],
      ["Schau dir {n} an: Link im Profil", "Schau dir {n} an. Der Link steht im Profil."],
    ],
    "beat-cuts": [
      ["{N}, {price}. Link im Profil", "{Price}. Link im Profil."],
      ["Hol dir {n}: Link im Profil", "Hol dir {n}. Der Link steht im Profil."],
    ],
    "photo-story": [
      ["{N}, {price}. Link im Profil", "{Price}. Alles Weitere: Link im Profil."],
      ["{N} ansehen: Link im Profil", "Neugierig? Der Link steht im Profil."],
    ],
    "split-proof": [
      ["{N}, {price}. Link im Profil", "Überzeug dich: Link im Profil."],
      ["Prüf {n} selbst: Link im Profil", "Überzeug dich: Link im Profil."],
    ],
    "countdown-list": [
      ["{N}, {price}. Link im Profil", "Speicher dir die Liste."],
      ["Merk dir das. {N}: Link im Profil", "Speicher dir die Liste. Und dann probier es aus: {n}."],
    ],
    "three-takes": [["Was sagst du zu {n}?", "Welche Fassung war deine? Schreib es in die Kommentare."]],
  },
  spare: [
    ["Du hast schon viel probiert.", "Wie alle. {N} will nur einen ehrlichen Versuch."],
    ["Du denkst an jemanden?", "Dann schick es weiter. Das ist leichter, als es beim Essen zu erklären."],
    ["Merk es dir.", "Speicher das für den nächsten schlechten Tag."],
    ["Einmal bemerkt.", "Danach siehst du es überall, und genau da fängt Veränderung an."],
    ["Du bist nicht zu langsam.", "Du machst nur die Hälfte, die wegfallen könnte."],
  ],
  secondly: "Dann: {x}.",
  mended: "Mit {k}: {x}.",
  nods: ["{H}.", "Wer das kennt: {who}.", "Deshalb gibt es {n}.", "Normal ist das nur, weil es so oft passiert."],
  known: "Du kennst das: {x}.",
  later: ["{Span} später", "{Span} später: {x}"],
  daily: "{Daily} mit {n}: {x}",
  halves: ["Vorher", "Nachher"],
  says: "{By} sagt",
  race: {
    old: [
      ["{L}", "So läuft es sonst: {x}. {Y}."],
      ["{L}", "So läuft es sonst: {x}."],
      ["Wie immer", "So läuft es sonst: {x}."],
      ["{M}", "Und so geht es weiter: {x}."],
      ["Immer noch", "Und so geht es weiter: {x}."],
    ],
    fresh: [
      ["{N}", "Jetzt mit {n}: {steps}."],
      ["{N}", "Gleicher Start, jetzt mit {n}: {x}."],
      ["{N}", "Und weiter: {x}."],
    ],
    difference: [
      ["{Y} statt {z}", "{Y} statt {z}. {N} kostet {price}."],
      ["{Y} statt {z}", "{Y} statt {z}. Das ist {n}."],
      ["{Told}", "Der Unterschied: {told}."],
      ["{Figure} mit {n}", "Der Unterschied: {told}."],
      ["{N}: {g}", "Der Unterschied? {X}. Das ist {n}."],
      ["{N}: {g}", "Das ist der Unterschied: {n}."],
      ["Stattdessen {n}", "Der Unterschied? {X}. Das ist {n}."],
      ["Stattdessen {n}", "Das ist der Unterschied: {n}."],
    ],
  },
  numbers: "Eins Zwei Drei Vier Fünf Sechs Sieben Acht",
  receipt: { included: "inkl.", none: "null", sum: "Summe", price: "Preis", paid: "Dafür: {x}" },
  answers: ["Antwort eins: {x}", "Antwort zwei: {n}"],
  remarks: ["{X}"],
  afterthought: ["PS: {p}", "PS: {n}"],
  thanks: "dank {n}",
  friend: ["Schau mal: {n}", "{N}. Schon gesehen?"],
  hands: "Das ist {n}",
  ...germanFun,
  ...germanAdvice,
  caption: {
    body: ["{X}? {N} in Kürze: {p}. {Y}.", "{N} in Kürze: {p}. {Y}.", "{N}: {p}.", "{N}: {g}."],
    extra: { list: "Noch eins für die Liste: {x}. {Y}", other: "Was auch hilft: {x}. {Y}" },
    slide: "Welche Seite ist deine?",
    questions: {
      list: ["Was fehlt dir hier noch?"],
      pain: ["Was hast du schon probiert?", "Wie ist das bei dir?"],
      other: ["Was willst du vorher wissen?"],
    },
    next: [
      "Speicher dir das fürs nächste Mal.",
      "Schick es der Person, an die du gerade denkst.",
      "{N}: {price}, Link im Profil.",
      "Mehr über {n}: Link im Profil.",
    ],
    tag: ["Markier die Person, die das auch macht.", "Du weißt, dass du gemeint bist.", "Wortlos weiterschicken."],
    named: ["{N}: {p}.", "{N}: {g}."],
    scripted: "Ein erfundener Chat.",
  },
};
