import { germanFun } from "./german-fun.ts";
import type { Phrasebook } from "./phrasebook.ts";

/** What German says around a brief's own phrases. */
export const german: Phrasebook = {
  topics: {
    pain: {
      slides: [
        ["{X}.", "Und selten kommt es allein: {y}, {z}."],
        ["{X}.", "Und selten kommt es allein: {y}."],
        ["{X}.", "Du kennst den Moment. Inzwischen gehört er zum Tag."],
        ["{X}.", "Nicht einmal. So oft, dass es keiner mehr laut sagt."],
      ],
      spoken: ["{X}. {Y}.", "Du kennst das: {x}.", "{X}. Kommt dir bekannt vor?", "{X}. Und nicht nur einmal."],
      short: ["{X}", "Vorher: {x}", "Schon wieder: {x}"],
      quiet: [
        "{X}. Man bemerkt es kaum noch, so zuverlässig kommt es wieder.",
        "{X}. So zuverlässig, dass man es für den Lauf der Dinge hält.",
      ],
    },
    trouble: {
      slides: [
        ["{X}", "Hier stattdessen: {a}."],
        ["{X}", "Es geht auch anders: {a}."],
      ],
      spoken: ["{X}. Hier: {a}.", "{X}. Stattdessen: {a}.", "{X}."],
      short: ["{X}"],
      quiet: ["{X}. Ausgesucht hat sich das niemand. Es war einfach schon immer so eingerichtet."],
    },
    turn: {
      slides: [
        ["{N}.", "{X}. {Y}."],
        ["{N}.", "{X}. Das ist die ganze Idee."],
        ["Auftritt: {n}.", "{X}. Dafür ist es da."],
      ],
      spoken: ["{N} ist genau dafür da: {x}.", "Mit {n}: {x}.", "Und dann gibt es {n}: {x}."],
      short: ["{N}: {x}", "Jetzt: {x}", "Dann: {n}"],
      quiet: ["So muss es nicht sein. Genügen würde: {x}.", "Was an einem gewöhnlichen Tag genügen würde: {x}."],
    },
    point: {
      slides: [
        ["{X}", "{Y}."],
        ["{X}", "Noch ein Grund, sich {n} anzusehen."],
        ["{X}", "Klingt nach einer Kleinigkeit. Du merkst sie trotzdem."],
      ],
      spoken: ["{X}. {Y}.", "Was den Unterschied macht: {x}.", "Und noch etwas: {x}.", "{X}."],
      short: ["{X}", "{N}: {x}"],
      quiet: [
        "{X}. Es klingt nach einer Einzelheit. Es ist die Hauptsache.",
        "{X}. Eine kleine Entscheidung, und die eine, die zählt.",
        "{X}. Auf den ersten Blick sieht man es nicht, und danach jeden Tag.",
      ],
    },
    doubt: {
      slides: [
        ["„{X}“", "Ein guter Einwand. {By} sagt: „{q}.“"],
        ["„{X}“", "Ein guter Einwand. Die Antwort: {a}."],
        ["„{X}“", "Das fragen alle. {A}."],
        ["„{X}“", "Das sagen viele. Ein zweiter Blick auf {n} lohnt sich trotzdem."],
      ],
      spoken: [
        "„{X}“? Verständlich. {By} sagt: {q}.",
        "„{X}“? Verständlich. Aber schau: {a}.",
        "Du denkst vielleicht: {x}. Die Antwort: {a}.",
      ],
      short: ["„{X}“? {A}", "„{X}“"],
      quiet: [
        "Man sagt: {x}. Der Einwand ist berechtigt. {By} sagt dazu: „{q}.“",
        "Man sagt: {x}. Der Einwand ist berechtigt. Die leise Antwort: {a}.",
      ],
    },
    quote: {
      slides: [["„{X}.“", "Sagt {by}, nicht wir."]],
      spoken: ["{By} sagt es so: {x}.", "In den Worten von {by}: {x}."],
      short: ["„{X}.“ {By}"],
      quiet: ["„{X}“, sagt {by}. Viel ist dem nicht hinzuzufügen."],
    },
    gain: {
      slides: [["{X}", "Darauf läuft es am Ende hinaus."]],
      spoken: ["Was du davon hast: {x}.", "Und am Ende: {x}."],
      short: ["{X}"],
      quiet: ["{X}. Mehr Worte braucht es dafür nicht."],
    },
    price: {
      slides: [["{Price}", "So viel kostet {n}. Jetzt musst du nicht fragen."]],
      spoken: ["Und der Preis: {price}.", "Der Preis, ganz offen: {price}."],
      short: ["{N}: {price}"],
      quiet: ["{N}: {price}. Es ist nur fair, das gleich zu sagen."],
    },
  },
  asks: {
    "": [["Lern {n} kennen", "Lern {n} kennen. Der Link steht im Profil."]],
    "marker-list": [
      ["Speicher dir diese Liste", "Und schau dir {n} an: {price}, Link im Profil."],
      ["Speicher dir diese Liste", "Und schau dir {n} an. Der Link steht im Profil."],
    ],
    "photo-essay": [["Sieh dir {n} genauer an", ""]],
    "big-number": [
      ["Rechne mit {n}", "{N}, {price}. Der Link steht im Profil."],
      ["Rechne mit {n}", "{N} wartet hinter dem Link im Profil."],
    ],
    teardown: [["Schau genauer hin: {n}", ""]],
    "before-after": [["Dein Nachher: {n}", "Der erste Schritt ist ein Tipp auf den Link im Profil."]],
    essay: [
      ["{X}. Mehr will {n} gar nicht. Welche dieser Seiten war deine?", ""],
      ["Mehr will {n} gar nicht. Welche dieser Seiten war deine?", ""],
    ],
    "photo-captions": [["Mehr von {n} im Profil", ""]],
    "outlined-text": [["Nächstes Mal: {n}", ""]],
    "photo-dump": [["Das ist übrigens {n}", ""]],
    "moving-type": [["{N}. Du bist dran", ""]],
    "phone-note": [["Schick diese Notiz weiter", "An die eine Person, die sie braucht. {N} steht im Profil."]],
    checklist: [["Alles abgehakt? Dann probier {n}", "Der Link steht im Profil, und die Liste bleibt hier."]],
    "hook-then-demo": [["Probier {n} selbst", "Probier {n} einfach selbst. Der Link steht im Profil."]],
    "green-screen": [["Sieh dir {n} ganz an", "Du willst alles sehen? {N} findest du im Profil."]],
    "talking-cutaways": [["Deine Frage zu {n}?", "Was willst du über {n} wissen? Schreib es in die Kommentare."]],
    "beat-cuts": [
      ["{N}, {price}", "{N}, {price}. Der Link steht im Profil."],
      ["Hol dir {n}", "Hol dir {n}. Der Link steht im Profil."],
    ],
    "photo-story": [["Komm und schau: {n}", "Wenn du neugierig bist: {n} findest du im Profil."]],
    "split-proof": [["{N} in Aktion", "Glaub nicht uns. Sieh dir {n} in Aktion an."]],
    "countdown-list": [["Merken, {n} probieren", "Speicher dir das, und fang mit Platz eins an: {n}."]],
    "three-takes": [["Was sagst du zu {n}?", "Welche Fassung war deine? Schreib es in die Kommentare."]],
  },
  spare: [
    ["Du hast schon viel probiert.", "Wie alle. {N} will nur einen ehrlichen Versuch."],
    ["Du denkst an jemanden?", "Dann schick es weiter. Das ist leichter, als es beim Essen zu erklären."],
    ["Merk es dir.", "Speicher das für den nächsten schlechten Tag."],
    ["Einmal bemerkt.", "Danach siehst du es überall, und genau da fängt Veränderung an."],
    ["Du bist nicht zu langsam.", "Du machst nur die Hälfte, die wegfallen könnte."],
  ],
  halves: ["Vorher", "Nachher"],
  seen: ["Schau hier: {x}.", "Und jetzt das: {x}.", "Siehst du das? {X}.", "Und hier drüben: {x}."],
  above: ["Hier oben: {x}.", "Die obere Hälfte: {x}."],
  below: ["Hier unten: {n}. {X}.", "Die untere Hälfte, mit {n}: {x}."],
  demo: ["Das ist {n}. {X}. {Y}.", "So geht es: {steps}.", "Das ist {n}. {X}."],
  confession: ["Unter uns: {x}. Das zeigt kein Foto.", "Ganz ehrlich: {x}.", "Unter uns: {x}."],
  dare: ["Trau dich. {X}. {N}.", "{X}? Komm und schau. {N}."],
  began: ["{X}. So fing es an.", "Am Anfang war das hier: {x}."],
  decided: ["Also haben wir uns für eines entschieden: {x}.", "Die Antwort war einfach: {x}."],
  told: ["{By} hat es so gesagt: {x}."],
  says: "{By} sagt",
  detail: ["Eine Einzelheit, die viele übersehen: {x}.", "Etwas, das man erst später bemerkt: {x}."],
  race: {
    old: [
      ["Der alte Weg", "Der alte Weg: {x}. {Y}."],
      ["Der alte Weg", "Der alte Weg: {x}."],
      ["Noch der alte Weg", "Immer noch dabei: {x}."],
    ],
    fresh: [
      ["{N}", "Jetzt mit {n}: {steps}."],
      ["{N}", "Gleicher Start, jetzt mit {n}: {x}."],
      ["{N}", "Und weiter: {x}."],
    ],
    difference: [
      ["{Figure} mit {n}", "Der Unterschied: {told}."],
      ["{N}: {g}", "Der Unterschied? {X}. Das ist {n}."],
      ["Stattdessen {n}", "Der Unterschied? {X}. Das ist {n}."],
      ["Stattdessen {n}", "Das ist der Unterschied: {n}."],
    ],
  },
  numbers: "Eins Zwei Drei Vier Fünf Sechs Sieben Acht",
  receipt: {
    amounts: ["schon wieder", "wie immer", "inklusive", "noch einmal"],
    included: "inkl.",
    price: "Preis",
    sum: "Summe",
  },
  remarks: ["{X}, notiert", "auch das: {x}", "{X}", "Beweisstück A: {x}"],
  afterthought: ["PS: {p}", "PS: {n}"],
  friend: ["Schau mal: {n}", "{N}. Schon gesehen?"],
  hands: ["{X}", "Dann: {n}", "Das ist {n}"],
  ...germanFun,
  caption: {
    body: [
      "{X}? {N} macht es so: {p}. {Y}.",
      "Die Kurzfassung von {n}: {p}. {Y}.",
      "Was {n} dagegen tut: {p}.",
      "{N}: {g}.",
    ],
    slide: "Welche Seite ist deine?",
    questions: [
      "Was fehlt dir hier noch?",
      "Ehrlich: Wie oft diesen Monat?",
      "Was war dein schlimmstes Mal?",
      "Würdest du es ausprobieren?",
    ],
    next: [
      "Speicher dir das fürs nächste Mal.",
      "Schick es der Person, an die du gerade denkst.",
      "{Price}, der Link steht im Profil.",
      "Alles über {n} im Profil.",
    ],
    tag: ["Markier die Person, die das auch macht.", "Du weißt, dass du gemeint bist.", "Wortlos weiterschicken."],
    named: ["{N}: {p}.", "{N} lässt grüßen."],
    scripted: "Ein erfundener Chat.",
  },
};
