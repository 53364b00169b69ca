import type { LineTable } from "./from-table.ts";

/** German lines. */
export const german: LineTable = {
  topics: {
    pain: {
      slides: [
        ["Kennst du das?", "{pain}. Und am nächsten Tag wieder von vorn."],
        ["{pain}.", "Das liegt nicht an dir. Es ist einfach schlecht eingerichtet."],
        ["Es fängt klein an.", "{pain}. Und irgendwann fällt es keinem mehr auf."],
      ],
      spoken: ["Kennst du das? {pain}.", "{pain}. Und das immer wieder.", "Sei ehrlich: {pain}."],
    },
    cost: {
      slides: [
        [
          "Es summiert sich leise.",
          "Nicht an einem schlechten Tag, sondern an all den gewöhnlichen, die keiner zählt.",
        ],
        ["Und es breitet sich aus.", "Was am Montag nervt, ist am Freitag Gewohnheit."],
        [
          "Dafür kommt keine Rechnung.",
          "Bezahlt wird mit Abenden, mit Geduld und mit Dingen, die nie angefangen wurden.",
        ],
      ],
      spoken: [
        "Es summiert sich leise, an ganz gewöhnlichen Tagen.",
        "Was am Montag nervt, ist am Freitag Gewohnheit.",
      ],
    },
    turn: {
      slides: [
        ["{name} dreht das um.", "{gain}. Das ist der ganze Sinn."],
        ["Stell dir vor: {gain}.", "Genau dafür gibt es {name}."],
        ["Dafür gibt es {name}.", "Ab hier wird es leichter."],
      ],
      spoken: ["{name} ist dafür da: {gain}.", "Und jetzt stell dir vor: {gain}.", "Genau dafür gibt es {name}."],
    },
    start: {
      slides: [
        ["So fängst du an", "Ändere nicht alles. Ändere eine Sache, und lass {name} diese Sache sein."],
        ["Fang klein an.", "{name} braucht keinen großen Plan, nur einen ersten Versuch."],
      ],
      spoken: ["Fang klein an: mit einem ersten Versuch.", "Ändere nicht alles. Ändere eine Sache."],
    },
    proof: {
      slides: [
        ["Belege statt Versprechen", "{told}."],
        ["Das steckt dahinter", "{told}."],
      ],
      spoken: ["{told}.", "Hier ist der Beleg: {told}."],
    },
    price: {
      slides: [["Was es kostet", "{price}. Das ist die ganze Antwort."]],
      spoken: ["Und der Preis, ganz offen: {price}."],
    },
    ask: {
      slides: [
        ["Probier {name} diese Woche.", "Der Link steht im Profil."],
        ["Du bist dran.", "Speichere das für später, oder probier {name} gleich. Link im Profil."],
        ["Gib {name} eine Chance.", "Link im Profil. Schick das gern an jemanden, der es braucht."],
      ],
      spoken: [
        "Probier {name} diese Woche. Der Link steht im Profil.",
        "Schau dir {name} an. Den Link findest du im Profil.",
        "Speichere das, und probier {name} selbst aus.",
      ],
    },
  },
  how: {
    first: ["So funktioniert {name}", "Das macht {name}", "Kurz gesagt"],
    later: ["Und es geht weiter", "Was viele übersehen", "Und danach?"],
  },
  spare: [
    ["Du hast schon viel probiert.", "Wie alle. Deshalb verlangt {name} am Anfang so wenig."],
    ["Du denkst an jemanden?", "Dann schick es weiter. Das ist leichter, als es beim Essen zu erklären."],
    ["Merk es dir.", "Speichere das. Es stimmt auch am nächsten schlechten Tag noch."],
    ["Einmal bemerkt.", "Danach kannst du es nicht mehr übersehen, und genau da fängt Veränderung an."],
    ["Du bist nicht zu langsam.", "Du machst nur die falsche Hälfte von Hand."],
  ],
  words: {
    pain: ["Wieder.", "Immer."],
    cost: ["Leise.", "Täglich."],
    turn: ["Schluss.", "Endlich.", "Stattdessen:"],
    how: ["So.", "Einfach."],
    start: ["Zuerst.", "Heute."],
    people: ["Du?"],
    proof: ["Beleg.", "Wirklich."],
    price: ["Preis."],
    spare: ["Stimmt?", "Merken."],
    ask: ["Jetzt.", "Los."],
  },
  halves: ["Vorher", "Nachher"],
  before: ["{pain}", "Alles von Hand", "Der alte Weg"],
  after: ["{gain}", "{name}, und fertig"],
  difference: ["Der Unterschied: {gain}", "Der Unterschied heißt {name}."],
  notes: ["Nicht vergessen: {gain}", "Heute nicht: {pain}", "Merkzettel: {name}"],
  friend: ["Warte. Das machst du noch von Hand?", "Schau mal, was {name} macht", "{name}. Gern geschehen."],
  details: [
    "Hier anfangen",
    "Das übersehen die meisten",
    "Genau diese Stelle",
    "Diese Zeile zweimal lesen",
    "Das ist schon der ganze Trick",
  ],
  receipt: {
    ...{ pain: "wie immer", outcome: "endlich", price: "Preis", sum: "Summe: " },
    more: ["Gute Vorsätze: reichlich", "Ausreden: ausverkauft", "Geduld: aufs Haus"],
  },
  jokes: [
    ["Ich: Diese Woche höre ich damit auf.", "Auch ich, Dienstag: nur noch einmal."],
    ["Mein Kalender: den ganzen Nachmittag frei", "Ich: {pain}"],
    ["Arzt: Vermeiden Sie Stress.", "{pain}, am Fenster: Hallo."],
    ["Feierabendpläne", "{pain}. Natürlich."],
    ["Ich habe ein System.", "Das System heißt Panik."],
    ["Das haben wir immer so gemacht.", "Es war auch immer ein Chaos."],
  ],
  turns: {
    order: /^(hör|stopp|nie\b|niemals|schluss|lass)/i,
    asked: ["In der Gruppe ist es plötzlich still.", "Ich nehme den Telefonjoker.", "Nächste Frage, bitte."],
    ordered: ["Ich, mittendrin: Wer, ich?", "Zu spät. Schon zweimal gemacht."],
    listed: ["Ich wollte Rat, keinen Spiegel.", "Ich: sammelt alle."],
    told: [
      "Das nehme ich jetzt persönlich.",
      "Ich fühle mich gesehen. Leicht angegriffen.",
      "Das erklärt meinen ganzen Monat.",
    ],
  },
  oneLiners: [
    "Wenn das eine Sportart wäre, hätte ich längst einen Pokal: {pain}",
    "Ich erkläre meiner Katze, warum es schon wieder so weit ist",
    "Erwachsen sein heißt, so zu tun, als liefe alles nach Plan",
  ],
  middles: [
    ["Also machte ich eine Liste.", "Dann eine Liste der Listen."],
    ["Es fing gut an.", "Es blieb nicht gut."],
  ],
  me: "Ich",
  onlookers: "Alle, die zusehen",
  happens: ["Ich, am ersten Tag: Das geht schnell", "Jemand sagt: Das dauert nur eine Minute"],
  frozen: ["Das „Passt schon“-Gesicht", "Hoffnung, kurz", "Beruflicher Optimismus", "Innere Ruhe, abgesagt"],
  steps: [
    ["„Mache ich später“", "„Mache ich heute Abend“", "„Mache ich am Wochenende“", "„Ich wohne jetzt hier“"],
    ["Eine kleine Liste", "Eine Liste der Listen", "Eine Tabelle dazu", "Eine Sitzung zur Tabelle"],
  ],
  drawn: {
    "The sensible way": [
      ["{gain}", "{pain}", "Ich"],
      ["Um Hilfe bitten", "Noch einmal von Hand", "Ich"],
    ],
    "Where it starts": [
      ["Eine kleine Liste", "Eine Liste der Listen", "Eine Tabelle dazu", "Eine Sitzung zur Tabelle"],
    ],
    "The heaviest": [
      [
        "Die eigentliche Arbeit",
        "Der Posteingang",
        "Noch ein Posteingang",
        "Familie",
        "Wäsche",
        "Steuer",
        "Mittagspause",
      ],
    ],
    "The hard way": [
      ["{pain}", "{gain}"],
      ["Alles von Hand", "{name} machen lassen"],
    ],
    "What goes on outside": [
      ["{pain}", "{name}", "Mein Feierabend"],
      ["Ein ganz normaler Montag", "{name}", "Mein Feierabend"],
    ],
    "Whose kit it is": [
      [
        "Das Starterset",
        "Kalter Kaffee",
        "Große Pläne",
        "Alle Tabs offen",
        "Tapferes Gesicht",
        "Eine Beruhigungs-App, ungeöffnet",
      ],
    ],
  },
  chat: {
    opening: ["Sei ehrlich. Machst du es schon wieder?"],
    afterHook: [
      ["Warum schreibst du mir so etwas.", "Weil du es schon wieder machst."],
      ["Dir auch einen guten Morgen.", "Sag mir, dass du es nicht wieder machst."],
    ],
    talk: [
      [
        "Was heißt „wieder“.",
        "Du wolltest aufhören.",
        "Ich sagte bald.",
        "Hast du {name} überhaupt probiert?",
        "Steht auf meiner Liste.",
        "Was steht noch darauf?",
        "Hauptsächlich Panik.",
        "Und bis wann?",
      ],
    ],
    lastAsked: ["Ich schicke dir {name}. Mach es auf.", "Ich sage es deiner Mutter."],
    lastAnswered: ["Ich hatte keine Zeit, Zeit zu sparen.", "Gut. Aber das hier mache ich noch fertig."],
  },
  seen: ["{told}.", "Schau genau hin. {told}.", "Siehst du das? {told}."],
  named: {
    ...{ pain: "Das Problem", cost: "Was es kostet", turn: "Der andere Weg", how: "So geht es", start: "Der Anfang" },
    ...{ people: "Für wen", proof: "Der Beleg", price: "Der Preis", spare: "Gut zu wissen", ask: "Du bist dran" },
  },
  hands: {
    usual: "Wie immer",
    known: "Das kennst du",
    product: "Dann: {name}",
    watch: "Schau genau hin",
    last: "Das war es schon",
  },
  again: ["Noch einmal, für alle ganz hinten: {line}", "Nein, wirklich: {line}"],
  last: ["{line} Und genau dafür gibt es {name}.", "{line} Also: {name}."],
  quiet: [
    ["Es fing mit etwas Gewöhnlichem an. {pain}.", "Es fing mit etwas Gewöhnlichem an."],
    ["Man gewöhnt sich daran. Das ist das Traurige.", "Irgendwann spricht keiner mehr darüber."],
    ["Darum gibt es jetzt {name}."],
    ["{told}."],
    ["{gain}. Mehr soll es nicht sein.", "Mehr soll es nicht sein."],
    ["Nichts Lautes. Es ist einfach da, wenn der Tag beginnt."],
  ],
  race: {
    old: [
      ["Der alte Weg", "Der alte Weg: {pain}."],
      ["Noch der alte Weg", "Immer noch hier. Zeit für einen Kaffee."],
    ],
    fresh: [
      ["Der neue Weg", "Jetzt mit {name}. {told}."],
      ["{name}", "Dieselbe Aufgabe, derselbe Tag."],
    ],
    difference: [["Der Unterschied", "{gain}. Das ist der Unterschied."]],
  },
  caption: {
    turn: ["{pain}. Das muss nicht so bleiben. {gain}.", "Das muss nicht so bleiben. Dafür gibt es {name}."],
    ask: ["{name} findest du im Profil.", "Speichere das für das nächste Mal. Link im Profil."],
    swipe: ["Welche Seite bist du? Schreib es in die Kommentare."],
    scripted: "Ein erfundener Chat.",
  },
  price: "Preis: {price}.",
  tags: ["selbststaendig", "sofunktionierts", "merkenswert", "ehrlichgesagt"],
};
