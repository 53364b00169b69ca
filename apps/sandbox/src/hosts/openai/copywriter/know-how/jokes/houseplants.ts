import type { JokesByLanguage } from "./trade-jokes.ts";

export const houseplantsJokes: JokesByLanguage = {
  en: {
    sorry: ["The plant: dramatic since Tuesday", "My windowsill: a small cemetery", "Me, apologizing to a fern"],
    glad: ["The plant: fine, I'll stay", "Me, introducing it to visitors", "A new leaf. I told my mother"],
    excuses: ["Just one plant", "It looked lonely", "We sleep in the hallway"],
    cheers: ["One new leaf", "A photo of the leaf", "The leaf has followers"],
    habit: "Watering out of guilt",
    job: "Drinks on the job",
  },
  de: {
    sorry: [
      "Die Pflanze: beleidigt seit Dienstag",
      "Meine Fensterbank: ein kleiner Friedhof",
      "Ich entschuldige mich bei einem Farn",
    ],
    glad: ["Die Pflanze: Na gut, ich bleibe", "Ich stelle sie dem Besuch vor", "Ein neues Blatt. Mama weiß Bescheid"],
    excuses: ["Nur eine Pflanze", "Sie sah einsam aus", "Wir schlafen jetzt im Flur"],
    cheers: ["Ein neues Blatt", "Ein Foto vom Blatt", "Das Blatt hat Follower"],
    habit: "Gießen aus schlechtem Gewissen",
    job: "Trinkt im Dienst",
  },
  es: {
    sorry: [
      "La planta: ofendida desde el martes",
      "Mi alféizar: un pequeño cementerio",
      "Yo, pidiendo perdón a un helecho",
    ],
    glad: ["La planta: vale, me quedo", "Yo, presentándola a las visitas", "Una hoja nueva. Mi madre lo sabe"],
    excuses: ["Solo una planta", "Parecía muy sola", "Dormimos en el pasillo"],
    cheers: ["Una hoja nueva", "Una foto de la hoja", "La hoja tiene seguidores"],
    habit: "Regar por culpa",
    job: "Bebe en el trabajo",
  },
  fr: {
    sorry: [
      "La plante : vexée depuis mardi",
      "Mon rebord : un petit cimetière",
      "Moi, m'excusant auprès d'une fougère",
    ],
    glad: ["La plante : bon, je reste", "Moi, la présentant aux invités", "Nouvelle feuille. Maman est au courant"],
    excuses: ["Juste une plante", "Elle avait l'air seule", "On dort dans le couloir"],
    cheers: ["Une nouvelle feuille", "Une photo de la feuille", "La feuille a des abonnés"],
    habit: "Arroser par culpabilité",
    job: "Boit pendant le service",
  },
};
