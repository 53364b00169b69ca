import type { ToldByLanguage } from "./trade-told.ts";

export const runningTold: ToldByLanguage = {
  en: {
    cause: "It's usually the size. On every downhill, your toes hit the front.",
    todo: ["Leave a thumb of room", "So leave a thumb of room."],
    way: ["Loosen all the laces", "Push your heel back", "Leave a thumb of room"],
    ask: "Road or trail?",
    tags: "runningshoes longrun running",
  },
  de: {
    cause: "Meist ist es die Größe. Bergab rutschen die Zehen vor und stoßen an.",
    todo: ["Einen Daumen Platz lassen", "Lass also einen Daumen Platz."],
    way: ["Alle Schnürsenkel lockern", "Die Ferse nach hinten schieben", "Einen Daumen Platz lassen"],
    ask: "Straße oder Wald?",
    tags: "laufschuhe laufen longrun",
  },
  es: {
    cause: "Casi siempre es el número. Cuesta abajo, los dedos van hacia delante y chocan.",
    todo: ["Deja un dedo de espacio", "Así que deja un dedo de espacio."],
    way: ["Afloja todos los cordones", "Lleva el talón atrás", "Deja un dedo de espacio"],
    ask: "¿Asfalto o monte?",
    tags: "zapatillasderunning correr running",
  },
  fr: {
    cause: "C'est souvent la pointure. En descente, les orteils glissent vers l'avant et tapent.",
    todo: ["Laisse un pouce de place", "Alors laisse un pouce de place."],
    way: ["Desserre tous les lacets", "Cale bien le talon", "Laisse un pouce de place"],
    ask: "Route ou sentier ?",
    tags: "chaussuresderunning courseàpied running",
  },
};
