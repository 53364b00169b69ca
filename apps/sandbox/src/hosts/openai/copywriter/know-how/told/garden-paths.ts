import type { ToldByLanguage } from "./trade-told.ts";

export const gardenPathsTold: ToldByLanguage = {
  en: {
    cause: "It's the ground underneath. Soft topsoil sinks when it's wet.",
    todo: ["Dig down to firm ground", "So dig down to firm ground."],
    way: ["Dig to firm ground", "Set firm edges", "Tamp the base in layers"],
    ask: "What do you walk on: brick, gravel or grass?",
    tags: "gardenpath gardendesign landscaping",
  },
  de: {
    cause: "Es ist der Boden darunter. Mutterboden ist weich und sackt ab, wenn er nass wird.",
    todo: ["Bis zum festen Grund graben", "Grab also bis auf festen Grund."],
    way: ["Bis zum festen Grund graben", "Feste Kanten setzen", "In dünnen Lagen verdichten"],
    ask: "Worauf läufst du: Stein, Kies oder Rasen?",
    tags: "gartenweg gartengestaltung gartenbau",
  },
  es: {
    cause: "Es el suelo de debajo. La tierra blanda se hunde cuando se moja.",
    todo: ["Cava hasta suelo firme", "Así que cava hasta suelo firme."],
    way: ["Cava hasta suelo firme", "Coloca bordes firmes", "Compacta en capas finas"],
    ask: "¿Qué pisas tú: ladrillo, grava o césped?",
    tags: "caminodejardín jardín paisajismo",
  },
  fr: {
    cause: "C'est le sol, dessous. La terre meuble s'affaisse dès qu'elle est mouillée.",
    todo: ["Creuse jusqu'au sol ferme", "Alors creuse jusqu'au sol ferme."],
    way: ["Creuse jusqu'au sol ferme", "Pose des bordures solides", "Tasse en couches fines"],
    ask: "Tu marches sur quoi : brique, gravier ou herbe ?",
    tags: "alléedejardin jardin paysagiste",
  },
};
