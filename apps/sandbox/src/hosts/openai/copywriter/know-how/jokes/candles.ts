import type { JokesByLanguage } from "./trade-jokes.ts";

export const candlesJokes: JokesByLanguage = {
  en: {
    sorry: ["Candles lit: eleven. Mood: fire drill", "My living room: a perfume counter", "Me, airing the room. Again"],
    glad: ["Me, reading a book. On purpose", "The big light: so we're done?", "My phone: hello? Anyone?"],
    excuses: ["Just one candle", "One per room", "The fire department knows us"],
    cheers: ["One candle, one book", "One candle, no phone", "I am the librarian now"],
    habit: "The big light",
    job: "Burns for a living",
  },
  de: {
    sorry: ["Kerzen: elf. Stimmung: Feueralarm", "Mein Wohnzimmer: eine Parfümerie", "Ich lüfte. Schon wieder"],
    glad: ["Ich lese ein Buch. Freiwillig", "Das Deckenlicht: War es das mit uns?", "Mein Handy: Hallo? Jemand da?"],
    excuses: ["Nur eine Kerze", "Eine pro Zimmer", "Die Feuerwehr duzt uns"],
    cheers: ["Eine Kerze, ein Buch", "Eine Kerze, kein Handy", "Psst. Hier wird gelesen"],
    habit: "Das Deckenlicht",
    job: "Brennt für den Job",
  },
  es: {
    sorry: ["Velas: once. Ambiente: alarma de incendios", "Mi salón: una perfumería", "Yo, ventilando otra vez"],
    glad: ["Yo, leyendo un libro. Queriendo", "La luz del techo: ¿se acabó?", "Mi móvil: ¿hola? ¿Hay alguien?"],
    excuses: ["Solo una vela", "Una por habitación", "Los bomberos nos tutean"],
    cheers: ["Una vela, un libro", "Una vela, sin móvil", "Silencio. Aquí se lee"],
    habit: "La luz del techo",
    job: "Se quema trabajando",
  },
  fr: {
    sorry: ["Onze bougies. Ambiance : alarme incendie", "Mon salon : une parfumerie", "Moi, j'aère. Encore"],
    glad: ["Moi, je lis. Volontairement", "Le plafonnier : c'est fini ?", "Mon téléphone : allô ? Quelqu'un ?"],
    excuses: ["Juste une bougie", "Une par pièce", "Les pompiers nous tutoient"],
    cheers: ["Une bougie, un livre", "Une bougie, sans téléphone", "Chut. Ici, on lit"],
    habit: "Le plafonnier",
    job: "Se consume au travail",
  },
};
