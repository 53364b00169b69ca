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
  frozen: {
    glad: ["Komplize", "Kopf der Bande", "Die Hauptrolle"],
    sorry: ["Kronzeuge", "Einziger Zeuge", "Weiß zu viel"],
  },
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
      ["{B}: {g}", "{L}", "Ich"],
      ["Einfach {b}", "{L}", "Ich"],
      ["{B}", "So wie immer", "Ich"],
    ],
    "Where it starts": [
      ["{L}", "{M}", "Es Tradition nennen", "Ihm einen Namen geben"],
      ["{L}", "Dasselbe, nur schneller", "Dasselbe, im Bett", "Dasselbe, im Traum"],
      ["Eine kleine Liste", "Eine Liste der Listen", "Eine Tabelle dazu", "Eine Sitzung zur Tabelle"],
    ],
    "The heaviest": [
      ["Die eigentliche Arbeit", "{L}", "{M}", "Der Posteingang", "Familie", "Wäsche", "Mittagspause"],
      ["Die eigentliche Arbeit", "{L}", "Der Posteingang", "Noch ein Posteingang", "Familie", "Wäsche", "Mittagspause"],
      [
        "Die eigentliche Arbeit",
        "Der Posteingang",
        "Noch ein Posteingang",
        "Ein Anruf",
        "Familie",
        "Wäsche",
        "Mittagspause",
      ],
    ],
    "The hard way": [
      ["{L}", "Das macht {b}"],
      ["So wie immer", "Das macht {b}"],
    ],
    "What goes on outside": [
      ["{L}", "{B}", "Mein Feierabend"],
      ["{L}", "Eine geschlossene Tür", "Mein Feierabend"],
      ["Ein ganz normaler Montag", "Eine geschlossene Tür", "Mein Feierabend"],
    ],
    "Whose kit it is": [
      ["Das Starterset", "{L}", "{M}", "Große Pläne", "„Passt schon“", "Fehlt: {B}"],
      ["Das Starterset", "{L}", "Große Pläne", "Alle Tabs offen", "„Passt schon“", "Fehlt: {B}"],
      ["Das Starterset", "Große Pläne", "Alle Tabs offen", "Kalter Tee", "Ungelesene Nachrichten", "„Passt schon“"],
    ],
  },
  chat: {
    opening: ["Rate mal, was schon wieder los ist"],
    named: ["{S}", "Und in einem ganzen Satz?", "{N}: {p}"],
    talk: [
      [
        "Lass mich raten: {l}",
        "Schlimmer. {M}",
        "Kennst du {n}? {P}",
        "„{doubt}“",
        "{Q}. Hat {by} gesagt",
        "Und was kostet das",
        "{Price}",
      ],
      [
        "Lass mich raten: {l}",
        "Schlimmer. {M}",
        "Kennst du {n}? {S}",
        "„{doubt}“",
        "{Q}. Hat {by} gesagt",
        "Und was kostet das",
        "{Price}",
      ],
      [
        "Lass mich raten: {l}",
        "Woher weißt du das",
        "Kennst du {n}? {P}",
        "Seit wann gibt es das",
        "Schon immer",
        "Und was kostet das",
        "{Price}",
      ],
      [
        "Lass mich raten: {l}",
        "Woher weißt du das",
        "Kennst du {n}? {S}",
        "Seit wann gibt es das",
        "Schon immer",
        "Und was kostet das",
        "{Price}",
      ],
      [
        "Lass mich raten: {l}",
        "Woher weißt du das",
        "Hast du dir {n} mal angesehen",
        "Ist das eine Person",
        "Nein. Und nein",
        "Was macht es dann",
        "{P}",
      ],
      [
        "Was ist es diesmal",
        "Das Übliche. Du kennst mich",
        "Hast du dir {n} mal angesehen",
        "Ist das eine Person",
        "Nein. Und nein",
        "Was macht es dann",
        "Das musst du sehen",
      ],
    ],
    lead: "Und dann?",
    last: {
      friend: ["{G}. Gern geschehen", "Wirst du sehen. Du schuldest mir was"],
      me: ["Moment. {G}? Das geht?", "Gut. Ich sehe es mir an"],
    },
  },
};
