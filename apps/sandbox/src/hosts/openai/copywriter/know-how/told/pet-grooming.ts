import type { ToldByLanguage } from "./trade-told.ts";

export const petGroomingTold: ToldByLanguage = {
  en: {
    cause: "It begins with being held. A pet that's held down runs from the brush.",
    todo: ["Let it leave early", "So let it leave when it wants."],
    way: ["Let them smell the brush", "Start at the cheeks", "Go with the coat"],
  },
  de: {
    cause: "Es beginnt beim Festhalten. Ein Tier, das gehalten wird, flieht vor der Bürste.",
    todo: ["Das Tier gehen lassen", "Lass es also gehen, wann es will."],
    way: ["An der Bürste schnuppern lassen", "An den Wangen beginnen", "Mit dem Strich bürsten"],
  },
  es: {
    cause: "Todo empieza al sujetarlo. Un animal sujeto a la fuerza huye del cepillo.",
    todo: ["Deja que se vaya", "Así que deja que se vaya cuando quiera."],
    way: ["Deja que huela el cepillo", "Empieza por las mejillas", "Sigue el sentido del pelo"],
  },
  fr: {
    cause: "Ça commence quand on le tient. Un animal tenu de force fuit la brosse.",
    todo: ["Laisse-le partir", "Alors laisse-le partir quand il veut."],
    way: ["Laisse-le sentir la brosse", "Commence par les joues", "Suis le sens du poil"],
  },
};
