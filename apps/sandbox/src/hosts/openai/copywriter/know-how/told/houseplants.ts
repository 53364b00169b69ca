import type { ToldByLanguage } from "./trade-told.ts";

export const houseplantsTold: ToldByLanguage = {
  en: {
    cause: "It's usually too much water. Roots that stand in it start to rot.",
    todo: ["Feel the soil first", "So feel the soil first."],
    way: ["Feel the soil", "Water slowly", "Empty the saucer"],
    ask: "Which plant has lasted longest at yours?",
    tags: "plantcare plantparents houseplants",
  },
  de: {
    cause: "Meist ist es zu viel Wasser. Wurzeln, die darin stehen, faulen.",
    todo: ["Erst die Erde fühlen", "Fühl also erst die Erde."],
    way: ["Die Erde fühlen", "Langsam gießen", "Den Untersetzer leeren"],
    ask: "Welche Pflanze hält es am längsten bei dir aus?",
    tags: "pflanzenpflege pflanzenliebe zimmerpflanzen",
  },
  es: {
    cause: "Casi siempre es demasiada agua. Las raíces que se quedan en ella se pudren.",
    todo: ["Toca primero la tierra", "Así que toca primero la tierra."],
    way: ["Toca la tierra", "Riega despacio", "Vacía el plato"],
    ask: "¿Qué planta te ha durado más?",
    tags: "cuidadodeplantas plantas plantasdeinterior",
  },
  fr: {
    cause: "C'est souvent trop d'eau. Les racines qui y restent finissent par pourrir.",
    todo: ["Touche d'abord la terre", "Alors touche d'abord la terre."],
    way: ["Touche la terre", "Arrose lentement", "Vide la soucoupe"],
    ask: "Quelle plante tient depuis le plus longtemps chez toi ?",
    tags: "plantes jardinage plantesdintérieur",
  },
};
