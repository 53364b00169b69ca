import type { ToldByLanguage } from "./trade-told.ts";

export const skinCareTold: ToldByLanguage = {
  en: {
    cause: "It's often the water. When it's hot, it strips your skin's own oil.",
    todo: ["Keep it lukewarm", "So wash with lukewarm water."],
    way: ["Wash with lukewarm water", "Pat it, don't rub", "Smooth it on damp skin"],
    waySeen: ["running water, basin, tap", "folded towels", "drop, dropper"],
    ask: "In the morning, cream or only water?",
    tags: "dryskin nightroutine skincare",
  },
  de: {
    cause: "Oft ist es das Wasser. Heißes Wasser nimmt der Haut ihr eigenes Fett.",
    todo: ["Lauwarm waschen", "Wasch dich also lauwarm."],
    way: ["Lauwarm waschen", "Tupfen statt reiben", "Auf feuchter Haut verteilen"],
    waySeen: ["Wasser, Becken, Hahn", "Handtücher", "Tropfen, Pipette"],
    ask: "Morgens Creme oder nur Wasser?",
    tags: "trockenehaut abendroutine hautpflege",
  },
  es: {
    cause: "Muchas veces es el agua. El agua caliente se lleva la grasa de la piel.",
    todo: ["Mejor templada", "Así que lávate con agua templada."],
    way: ["Lávate con agua templada", "Seca sin frotar", "Extiéndelo sobre piel húmeda"],
    waySeen: ["agua, lavabo, grifo", "toallas dobladas", "gota, cuentagotas"],
    ask: "Por la mañana, ¿crema o solo agua?",
    tags: "pielseca rutinadenoche cuidadodelapiel",
  },
  fr: {
    cause: "C'est souvent l'eau. L'eau chaude emporte le gras de la peau.",
    todo: ["Reste à tiède", "Alors lave-toi à l'eau tiède."],
    way: ["Lave à l'eau tiède", "Tamponne sans frotter", "Applique sur peau humide"],
    ask: "Le matin, crème ou juste de l'eau ?",
    tags: "peausèche routinedusoir soindelapeau",
  },
};
