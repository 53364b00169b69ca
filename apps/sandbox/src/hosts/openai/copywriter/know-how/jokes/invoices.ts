import type { JokesByLanguage } from "./trade-jokes.ts";

export const invoicesJokes: JokesByLanguage = {
  en: {
    sorry: [
      "Me and the receipts: round nine",
      "The receipts: we have formed a union",
      "The shoebox of receipts: come on in",
    ],
    glad: ["Sunday night: free. Me: suspicious", "The shoebox: so I'm just shoes again?", "Me, doing nothing. Legally"],
    excuses: ["Receipts in a folder", "Folders in a box", "The box is the accountant"],
    cheers: ["Sent before lunch", "Sent before the coffee", "The whole evening, empty"],
    habit: "The shoebox method",
    job: "Has Sunday duty now",
  },
  de: {
    sorry: [
      "Die Belege und ich: Runde neun",
      "Die Belege: Wir haben einen Betriebsrat",
      "Der Schuhkarton: Willkommen zurück",
    ],
    glad: [
      "Sonntagabend: frei. Ich: misstrauisch",
      "Der Schuhkarton: Wieder nur für Schuhe?",
      "Ich tue nichts. Ganz legal",
    ],
    excuses: ["Belege in eine Mappe", "Mappen in einen Karton", "Der Karton macht die Buchhaltung"],
    cheers: ["Vor dem Mittag abgeschickt", "Vor dem Kaffee abgeschickt", "Abends einfach nichts vor"],
    habit: "Die Schuhkarton-Methode",
    job: "Übernimmt den Sonntagsdienst",
  },
  es: {
    sorry: [
      "Los tickets y yo: asalto nueve",
      "Los tickets: hemos montado un sindicato",
      "La caja de tickets: pasa, pasa",
    ],
    glad: [
      "Domingo por la tarde: nada. Qué raro",
      "La caja de zapatos: ¿solo zapatos?",
      "Yo, sin hacer nada. Legalmente",
    ],
    excuses: ["Tickets en una carpeta", "Carpetas en una caja", "La caja lleva la contabilidad"],
    cheers: ["Enviada antes de comer", "Enviada antes del café", "La tarde, entera libre"],
    habit: "El método caja de zapatos",
    job: "Trabaja los domingos",
  },
  fr: {
    sorry: [
      "Les tickets et moi : neuvième round",
      "Les tickets : on monte un syndicat",
      "La boîte à tickets : entre donc",
    ],
    glad: ["Dimanche soir : libre. C'est louche", "La boîte : que des chaussures ?", "Moi, ne rien faire. Légalement"],
    excuses: ["Les tickets en pochette", "Les pochettes en carton", "Le carton fait la compta"],
    cheers: ["Envoyée avant midi", "Envoyée avant le café", "La soirée, entièrement libre"],
    habit: "La méthode boîte à chaussures",
    job: "De garde le dimanche",
  },
};
