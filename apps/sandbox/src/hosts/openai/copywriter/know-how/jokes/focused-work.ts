import type { JokesByLanguage } from "./trade-jokes.ts";

export const focusedWorkJokes: JokesByLanguage = {
  en: {
    sorry: [
      "Open tabs: forty. Work done: one folder",
      "My to-do list has a to-do list",
      "Me, alphabetizing the spice rack",
    ],
    glad: ["Me at four: so, what now?", "My spice rack: left in chaos", "My inbox: do you still love me?"],
    excuses: ["Just one quick video", "A video about discipline", "I now repair clocks"],
    cheers: ["One hour, no phone", "Two hours, no phone", "Where is my phone?"],
    habit: "One quick video",
    job: "Bouncer for your brain",
  },
  de: {
    sorry: [
      "Offene Tabs: vierzig. Erledigt: ein Ordner",
      "Meine To-do-Liste hat eine To-do-Liste",
      "Ich sortiere das Gewürzregal. Alphabetisch",
    ],
    glad: [
      "Ich, um vier: Und jetzt?",
      "Mein Gewürzregal: seit Wochen im Chaos",
      "Mein Posteingang: Liebst du mich noch?",
    ],
    excuses: ["Nur ein kurzes Video", "Ein Video über Disziplin", "Ich repariere jetzt Uhren"],
    cheers: ["Eine Stunde ohne Handy", "Zwei Stunden ohne Handy", "Wo ist mein Handy?"],
    habit: "Nur ein kurzes Video",
    job: "Türsteher fürs Gehirn",
  },
  es: {
    sorry: [
      "Pestañas: cuarenta. Trabajo: una carpeta",
      "Mi lista de tareas tiene otra lista",
      "Yo, ordenando las especias por alfabeto",
    ],
    glad: ["Yo, a las cuatro: ¿y ahora?", "Mis especias: en pleno caos", "Mi bandeja de entrada: ¿aún me quieres?"],
    excuses: ["Solo un vídeo corto", "Un vídeo sobre disciplina", "Ahora reparo relojes"],
    cheers: ["Una hora sin móvil", "Dos horas sin móvil", "¿Dónde está mi móvil?"],
    habit: "Un vídeo corto y ya",
    job: "Portero de tu cerebro",
  },
  fr: {
    sorry: ["Quarante onglets. Travail : un dossier", "Ma liste a sa propre liste", "Moi, je range les épices"],
    glad: ["Seize heures. Fini. Et maintenant ?", "Mes épices : en plein chaos", "Ma messagerie : tu m'aimes encore ?"],
    excuses: ["Juste une petite vidéo", "Une vidéo sur la discipline", "Je répare des montres"],
    cheers: ["Une heure sans téléphone", "Deux heures sans téléphone", "Où est mon téléphone ?"],
    habit: "Juste une petite vidéo",
    job: "Videur de ton cerveau",
  },
};
