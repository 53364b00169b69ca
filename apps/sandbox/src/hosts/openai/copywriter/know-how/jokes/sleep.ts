import type { JokesByLanguage } from "./trade-jokes.ts";

export const sleepJokes: JokesByLanguage = {
  en: {
    sorry: [
      "Me at three: sheep, please stop talking",
      "The clock: three. Just saying",
      "My pillow and I: in couples therapy",
    ],
    glad: [
      "My alarm: wow, you are already up",
      "Me at seven, whistling. Suspicious",
      "The snooze button: did I do something?",
    ],
    excuses: ["Just one episode", "Just one season", "Good morning, apparently"],
    cheers: ["Lights out at eleven", "Lights out at ten", "My weekend plan: bed"],
    habit: "One more episode",
    job: "Works lying down",
  },
  de: {
    sorry: [
      "Ich, um drei: Schafe, bitte leiser",
      "Die Uhr: drei. Nur zur Info",
      "Mein Kissen und ich: in Paartherapie",
    ],
    glad: [
      "Mein Wecker: Du bist schon wach?",
      "Ich, um sieben, pfeife. Verdächtig",
      "Die Schlummertaste: Habe ich was getan?",
    ],
    excuses: ["Nur noch eine Folge", "Nur noch eine Staffel", "Guten Morgen, offenbar"],
    cheers: ["Um elf im Bett", "Um zehn im Bett", "Plan fürs Wochenende: Bett"],
    habit: "Nur noch eine Folge",
    job: "Arbeitet im Liegen",
  },
  es: {
    sorry: ["Yo, a las tres: ovejas, silencio", "El reloj: las tres. Por si acaso", "Mi almohada y yo: en terapia"],
    glad: ["Mi despertador: ¿ya estás en pie?", "Yo, a las siete, silbando. Raro", "El botón de repetir: ¿qué hice?"],
    excuses: ["Solo un capítulo", "Solo una temporada", "Buenos días, por lo visto"],
    cheers: ["A las once, en cama", "A las diez, en cama", "Plan de sábado: dormir"],
    habit: "Un capítulo más",
    job: "Trabaja en horizontal",
  },
  fr: {
    sorry: [
      "Trois heures : les moutons bavardent",
      "Le réveil : trois heures. Pour info",
      "Mon oreiller et moi : en thérapie",
    ],
    glad: ["Mon réveil : déjà debout ?", "Sept heures, je siffle. C'est louche", "Le bouton rappel : pourquoi ?"],
    excuses: ["Juste un épisode", "Juste une saison", "Bonjour, apparemment"],
    cheers: ["Au lit à vingt-trois heures", "Au lit à vingt-deux heures", "Programme du samedi : lit"],
    habit: "Encore un épisode",
    job: "Travaille à l'horizontale",
  },
};
