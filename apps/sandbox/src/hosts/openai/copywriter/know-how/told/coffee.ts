import type { ToldByLanguage } from "./trade-told.ts";

export const coffeeTold: ToldByLanguage = {
  en: {
    cause: "It's often the beans. Without a roast date, beans are usually old.",
    todo: ["Look for the roast date", "So look for a roast date."],
    way: ["Open a fresh bag", "Grind right before you brew", "Pour just off the boil"],
    waySeen: ["open bag", "roasted beans, scoop", "paper filter, carafe"],
    ask: "Black, or with milk?",
    tags: "filtercoffee freshcoffee coffeelovers",
  },
  de: {
    cause: "Meist sind es die Bohnen. Bohnen ohne Röstdatum sind oft alt.",
    todo: ["Aufs Röstdatum achten", "Achte also aufs Röstdatum."],
    way: ["Die Tüte erst jetzt öffnen", "Direkt vor dem Brühen mahlen", "Nicht ganz kochend aufgießen"],
    waySeen: ["offene Tüte", "geröstete Bohnen, Löffel", "Papierfilter, Kanne"],
    ask: "Schwarz oder mit Milch?",
    tags: "filterkaffee kaffeezuhause kaffeeliebe",
  },
  es: {
    cause: "Casi siempre es el grano. El grano sin fecha de tueste suele ser viejo.",
    todo: ["Mira la fecha de tueste", "Así que mira la fecha de tueste."],
    way: ["Abre la bolsa", "Muele justo antes", "Vierte el agua sin hervir"],
    waySeen: ["bolsa abierta", "granos tostados, cuchara", "filtro de papel, jarra"],
    ask: "¿Solo o con leche?",
    tags: "cafédefiltro cafédeespecialidad cafécasero",
  },
  fr: {
    cause: "C'est souvent le grain. Un grain sans date de torréfaction est souvent vieux.",
    todo: ["Regarde la date de torréfaction", "Alors regarde la date de torréfaction."],
    way: ["Ouvre le sachet", "Mouds juste avant", "Verse sans faire bouillir"],
    ask: "Noir ou au lait ?",
    tags: "caféfiltre caféfrais amateurdecafé",
  },
};
