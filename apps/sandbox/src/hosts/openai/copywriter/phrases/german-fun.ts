import type { Phrasebook } from "./phrasebook.ts";

/** What German laughs about. */
export const germanFun: Pick<
  Phrasebook,
  "turns" | "jokes" | "middles" | "oneLiners" | "frozen" | "steps" | "gladSteps" | "me" | "drawn" | "chat"
> = {
  turns: {
    gain: ["{L}: Wir müssen reden", "{L}: Ist das jetzt der Abschied?", "{L}, vor der Tür: Hallo?"],
    pain: ["{L}: Habt ihr mich vermisst?", "{L}: Morgen wieder?", "Auch eingeladen: {m}"],
    quote: ["Spoiler: {l}", "Zwei Tage später: {l}", "Erzähler: {l}."],
    scene: ["Ergebnis: {l}", "Nebenan: {l}", "Nebenwirkung: {l}"],
    question: ["{L}: Wer will das wissen?", "{L}: Kein Kommentar", "{L}: Nächste Frage, bitte"],
    other: ["{L}: Ich kann das erklären", "Währenddessen: {l}", "{L}: Doch nicht ich"],
  },
  jokes: [
    ["Ich: Ich bin ein ruhiger Mensch", "{L}: Wirklich?"],
    ["Mein Kalender: den ganzen Abend frei", "{L}: Nicht so schnell"],
    ["„Das dauert nur eine Minute“", "Spoiler: {l}"],
    ["Freier Tag. Sonne. Telefon still", "{L}: Klopf, klopf"],
    ["Nichts verdirbt mir diesen Morgen", "{L}: Halt mal meinen Kaffee"],
    ["Arzt: Vermeiden Sie Stress", "{L}, am Fenster: Hallo"],
    ["Ich: Heute wird alles anders", "{L}: Mutig"],
    ["Ich habe ein System", "Das System heißt Panik"],
    ["Das haben wir immer so gemacht", "Es war auch immer ein Chaos"],
  ],
  middles: ["Fünf Minuten später", "Immer noch", "Keiner sagt ein Wort"],
  oneLiners: [
    "Wenn das eine Sportart wäre, hätte ich längst einen Pokal: {l}",
    "Meine Katze kennt das Thema inzwischen auswendig: {l}",
    "Meine Pläne fürs Wochenende. Und mein Wochenende: {l}",
    "Ich habe ein System, und das System heißt Panik",
  ],
  frozen: { glad: ["{G}", "{N}"], sorry: ["{L}", "{L}, live", "Beweisstück A: {l}", "{G}", "{N}"] },
  gladSteps: ["Ich erzähle es einer Person", "Ich erzähle es allen", "Ich schreibe ein Gedicht darüber"],
  steps: [
    ["{L}", "{M}", "Ich: völlig normal"],
    ["{L}", "Dasselbe, nur schneller", "Ich: völlig normal"],
    ["„Mache ich heute Abend“", "„Mache ich am Wochenende“", "„Ich wohne jetzt hier“"],
    ["Geht schon noch", "Was heißt schon „geht“", "Das Chaos hat einen Namen"],
  ],
  me: "Ich",
  drawn: {
    "The thing that is everywhere": [
      ["{L}", "Ich, ganz ruhig"],
      ["Das Übliche", "Ich, ganz ruhig"],
    ],
    "The sensible way": [
      ["{G}", "{L}", "Ich"],
      ["Einfach {n}", "{L}", "Ich"],
      ["{N}", "So wie immer", "Ich"],
    ],
    "Where it starts": [
      ["{L}", "{M}", "Es Tradition nennen", "Ihm einen Namen geben"],
      ["{L}", "Dasselbe, nur schneller", "Dasselbe, im Bett", "Dasselbe, im Traum"],
      ["Eine kleine Liste", "Eine Liste der Listen", "Eine Tabelle dazu", "Eine Sitzung zur Tabelle"],
    ],
    "The heaviest": [
      ["Die eigentliche Arbeit", "{L}", "{M}", "Der Posteingang", "Familie", "Wäsche", "Meine Mittagspause"],
      [
        "Die eigentliche Arbeit",
        "{L}",
        "Der Posteingang",
        "Noch ein Posteingang",
        "Familie",
        "Wäsche",
        "Meine Mittagspause",
      ],
      [
        "Die eigentliche Arbeit",
        "Der Posteingang",
        "Noch ein Posteingang",
        "Ein Anruf",
        "Familie",
        "Wäsche",
        "Meine Mittagspause",
      ],
    ],
    "The hard way": [
      ["{L}", "{G}"],
      ["{L}", "Das macht {n}"],
      ["So wie immer", "Das macht {n}"],
    ],
    "What goes on outside": [
      ["{L}", "{N}", "Mein Feierabend"],
      ["{L}", "Eine geschlossene Tür", "Mein Feierabend"],
      ["Ein ganz normaler Montag", "Eine geschlossene Tür", "Mein Feierabend"],
    ],
    "Whose kit it is": [
      ["Das Starterset", "{L}", "{M}", "Große Pläne", "Kalter Tee", "„Passt schon“"],
      ["Das Starterset", "{L}", "Große Pläne", "Alle Tabs offen", "Kalter Tee", "„Passt schon“"],
      ["Das Starterset", "Große Pläne", "Alle Tabs offen", "Kalter Tee", "Ungelesene Nachrichten", "„Passt schon“"],
    ],
  },
  chat: {
    opening: ["Rate mal, was schon wieder los ist"],
    talk: [
      [
        "Lass mich raten",
        "{L}. Schon wieder",
        "Du kennst aber {n}, oder? {p}",
        "Okay, das klingt gut",
        "Sag ich seit dem Frühling",
        "„{doubt}“",
        "{Q}. Hat {by} gesagt",
        "Na gut, schick den Link",
      ],
      [
        "Was ist es diesmal",
        "{L}. Und {m}",
        "Hast du dir {n} mal angesehen? {p}",
        "Warte, echt",
        "Echt",
        "Und was kostet das",
        "{Price}",
        "Schick den Link",
      ],
      [
        "Lass mich raten",
        "{L}. Schon wieder",
        "Du kennst aber {n}, oder?",
        "Nein. Was macht das",
        "{P}",
        "Und weiter",
        "Mehr nicht",
        "Schick den Link",
      ],
      [
        "Was ist es diesmal",
        "Das Übliche. Du kennst mich",
        "Hast du dir {n} mal angesehen",
        "Ist das eine Person",
        "Nein. Und nein",
        "Was macht es dann",
        "Das musst du sehen",
        "Schick den Link",
      ],
    ],
    last: {
      friend: ["Ist unterwegs. Du schuldest mir was", "Gesendet. Und keine Sprachnachrichten mehr darüber"],
      me: ["Okay. Ich mache es ja schon auf", "Gut. Aber bedanken tue ich mich noch nicht"],
    },
  },
};
