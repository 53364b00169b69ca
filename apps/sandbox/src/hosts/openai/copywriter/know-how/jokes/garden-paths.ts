import type { JokesByLanguage } from "./trade-jokes.ts";

export const gardenPathsJokes: JokesByLanguage = {
  en: {
    sorry: [
      "Boots by the door: six. Dry: none",
      "The shed: visible. Not reachable before May",
      "Me, buying boots for the kitchen",
    ],
    glad: ["My rubber boots: so this is retirement", "The shed: oh, you again", "Me, visiting the shed for fun"],
    excuses: ["A plank over the mud", "A plank over the plank", "We take the boat now"],
    cheers: ["Walking to the shed", "Walking to the shed, slowly", "Guided tours from ten"],
    habit: "One plank and hope",
    job: "Professionally walked on",
  },
  de: {
    sorry: [
      "Stiefel an der Tür: sechs. Trocken: null",
      "Das Gartenhaus: in Sicht. Erreichbar ab Mai",
      "Ich kaufe Stiefel für die Küche",
    ],
    glad: [
      "Meine Gummistiefel: Das war es also?",
      "Das Gartenhaus: Ach, du schon wieder",
      "Ich gehe zum Schuppen. Nur so",
    ],
    excuses: ["Ein Brett über den Matsch", "Ein Brett über das Brett", "Wir nehmen jetzt das Boot"],
    cheers: ["Ein Gang zum Schuppen", "Ein Gang, ganz langsam", "Führungen ab zehn Uhr"],
    habit: "Ein Brett und Hoffnung",
    job: "Lässt sich gern treten",
  },
  es: {
    sorry: [
      "Botas en la puerta: seis. Secas: ninguna",
      "El cobertizo: a la vista. Inalcanzable",
      "Mis botas: ahora vivimos aquí",
    ],
    glad: ["Mis botas de agua: ¿me jubilo?", "El cobertizo: ¿otra vez tú?", "Yo, paseando al cobertizo porque sí"],
    excuses: ["Una tabla sobre el barro", "Una tabla sobre la tabla", "Ahora vamos en barca"],
    cheers: ["Un paseo al cobertizo", "Otro paseo, más lento", "Visitas guiadas a las diez"],
    habit: "Una tabla y fe",
    job: "Se deja pisar",
  },
  fr: {
    sorry: ["Six paires de bottes. Aucune sèche", "L'abri : visible. Accessible en mai", "Mes bottes : on habite ici"],
    glad: ["Mes bottes : alors, la retraite ?", "L'abri : tiens, encore toi ?", "Moi, à l'abri, sans raison"],
    excuses: ["Une planche sur la boue", "Une planche sur la planche", "On prend la barque, maintenant"],
    cheers: ["Un tour à l'abri", "Un tour, très lentement", "Visites guidées dès dix heures"],
    habit: "Une planche et l'espoir",
    job: "Se fait marcher dessus",
  },
};
