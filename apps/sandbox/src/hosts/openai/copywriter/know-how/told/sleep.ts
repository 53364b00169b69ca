import type { ToldByLanguage } from "./trade-told.ts";

export const sleepTold: ToldByLanguage = {
  en: {
    cause: "It's the weekend. Sleeping in moves your clock, and Monday pays for it.",
    todo: ["Keep one wake-up time", "So get up at the same time."],
    way: ["Open the window", "Dim the lights", "Leave the phone outside"],
    ask: "Window open or closed?",
    tags: "bettersleep eveningroutine sleep",
  },
  de: {
    cause: "Es ist das Wochenende. Ausschlafen verstellt die Uhr, und der Montag zahlt dafür.",
    todo: ["Zur selben Zeit aufstehen", "Steh also zur selben Zeit auf."],
    way: ["Das Fenster öffnen", "Das Licht dimmen", "Das Handy draußen lassen"],
    ask: "Fenster auf oder zu?",
    tags: "besserschlafen abendroutine schlaf",
  },
  es: {
    cause: "Es el fin de semana. Dormir de más mueve el reloj, y el lunes lo paga.",
    todo: ["Levántate a la misma hora", "Así que levántate a la misma hora."],
    way: ["Abre la ventana", "Baja la luz", "Deja el móvil fuera"],
    ask: "¿Ventana abierta o cerrada?",
    tags: "dormirmejor rutinadenoche dormir",
  },
  fr: {
    cause: "C'est le week-end. La grasse matinée décale l'horloge, et le lundi le paie.",
    todo: ["Lève-toi à la même heure", "Alors lève-toi à la même heure."],
    way: ["Ouvre la fenêtre", "Baisse la lumière", "Laisse le téléphone dehors"],
    ask: "Fenêtre ouverte ou fermée ?",
    tags: "mieuxdormir routinedusoir sommeil",
  },
};
