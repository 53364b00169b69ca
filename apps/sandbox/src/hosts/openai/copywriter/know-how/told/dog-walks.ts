import type { ToldByLanguage } from "./trade-told.ts";

export const dogWalksTold: ToldByLanguage = {
  en: {
    cause: "It's mostly the waiting. A dog with nothing to do finds something to do.",
    todo: ["Break up the day", "So break up the day with a walk."],
    way: ["Let the dog sniff first", "Walk at its pace", "End while it's calm"],
    ask: "Does yours pull?",
    tags: "dogwalk dogcare doglovers",
  },
  de: {
    cause: "Meist ist es das Warten. Ein Hund ohne Aufgabe sucht sich eine.",
    todo: ["Den Tag unterbrechen", "Unterbrich den Tag also mit einer Runde."],
    way: ["Erst schnüffeln lassen", "In seinem Tempo gehen", "Ruhig aufhören"],
    ask: "Zieht deiner an der Leine?",
    tags: "gassi hundebetreuung hundeliebe",
  },
  es: {
    cause: "Casi siempre es la espera. Un perro sin nada que hacer se lo inventa.",
    todo: ["Parte el día en dos", "Así que parte el día con un paseo."],
    way: ["Deja que olfatee", "Camina a su ritmo", "Acaba con calma"],
    ask: "¿El tuyo tira de la correa?",
    tags: "paseodeperros cuidadocanino perros",
  },
  fr: {
    cause: "C'est surtout l'attente. Un chien qui s'ennuie trouve à s'occuper.",
    todo: ["Coupe la journée en deux", "Alors coupe la journée par une balade."],
    way: ["Laisse-le renifler", "Marche à son rythme", "Finis dans le calme"],
    ask: "Le tien tire en laisse ?",
    tags: "baladeschien gardedechien chien",
  },
};
