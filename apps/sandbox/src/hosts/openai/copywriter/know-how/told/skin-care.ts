import type { ToldByLanguage } from "./trade-told.ts";

export const skinCareTold: ToldByLanguage = {
  en: {
    cause: "It's often the water. Hot water strips your skin's own oil.",
    todo: ["Wash with lukewarm water", "So wash with lukewarm water."],
    way: ["Wash with lukewarm water", "Pat your face, don't rub", "Care goes on damp skin"],
    waySeen: ["running water, basin, tap", "folded towels", "drop, dropper"],
    ask: "What do you put on at night?",
    tags: "dryskin nightroutine skincare",
  },
  de: {
    cause: "Oft ist es das Wasser. Heißes Wasser nimmt der Haut ihr eigenes Fett.",
    todo: ["Lauwarm waschen", "Wasch dich also lauwarm."],
    way: ["Lauwarm waschen", "Tupfen statt reiben", "Pflege auf feuchte Haut"],
    waySeen: ["Wasser, Becken, Hahn", "Handtücher", "Tropfen, Pipette"],
    ask: "Was kommt bei dir abends drauf?",
    tags: "trockenehaut abendroutine hautpflege",
  },
  es: {
    cause: "Muchas veces es el agua. El agua caliente se lleva la grasa de la piel.",
    todo: ["Lávate con agua templada", "Así que lávate con agua templada."],
    way: ["Lávate con agua templada", "Seca la cara sin frotar", "Aplica sobre piel húmeda"],
    waySeen: ["agua, lavabo, grifo", "toallas dobladas", "gota, cuentagotas"],
    ask: "¿Qué te pones por la noche?",
    tags: "pielseca rutinadenoche cuidadodelapiel",
  },
  fr: {
    cause: "C'est souvent l'eau. L'eau chaude emporte le gras de la peau.",
    todo: ["Lave-toi à l'eau tiède", "Alors lave-toi à l'eau tiède."],
    way: ["Lave-toi à l'eau tiède", "Tamponne la peau sans frotter", "Applique sur peau humide"],
    ask: "Tu mets quoi le soir ?",
    tags: "peausèche routinedusoir soindelapeau",
  },
};
