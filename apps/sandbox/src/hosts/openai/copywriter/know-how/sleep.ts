import { sleepJokes } from "./jokes/sleep.ts";
import { sleepTold } from "./told/sleep.ts";
import type { Trade } from "./trade.ts";

export const sleep: Trade = {
  about:
    "sleep mattress pillow pillows duvet schlaf schlafen matratze kissen colchón almohada sueño sommeil matelas oreiller couette",
  words:
    "bed night nights morning tired wake awake bett nacht nächte müde morgen cama noche noches cansado lit nuit nuits fatigué dormir",
  jokes: sleepJokes,
  told: sleepTold,
  advice: {
    en: {
      moments: [
        "The bedroom door is closed",
        "The alarm goes off",
        "Under the covers, phone away",
        "In the kitchen, the first coffee",
      ],
      habits: [
        ["Get up at the same time", "The evening follows the morning, weekends too."],
        ["Cool the room down", "A warm bed in a cool room works best."],
        ["Dim the lights an hour before", "Bright light tells the body that it is noon."],
        ["Write tomorrow down", "What is on paper need not be kept in mind."],
        ["Leave the phone outside", "An alarm clock never asks you to scroll."],
      ],
      mistakes: [
        ["Sleeping in on weekends", "It moves the clock, and Monday pays for it."],
        ["Heating the bedroom", "A cool room and a warm blanket work better."],
        ["Scrolling until you are tired", "It keeps you up. Leave the phone outside."],
        ["Coffee late in the day", "It is still at work when you lie down."],
        ["Lying there and trying", "Get up, read a page, come back sleepy."],
      ],
    },
    de: {
      moments: [
        "Die Schlafzimmertür ist zu",
        "Der Wecker klingelt",
        "Unter der Decke, das Handy weg",
        "In der Küche, der erste Kaffee",
      ],
      habits: [
        ["Immer zur selben Zeit aufstehen", "Der Abend folgt dem Morgen, auch am Wochenende."],
        ["Das Zimmer kühl halten", "Warmes Bett, kühler Raum: so geht es am besten."],
        ["Abends das Licht dimmen", "Helles Licht sagt dem Körper: Mittag."],
        ["Den nächsten Tag aufschreiben", "Was auf Papier steht, musst du nicht behalten."],
        ["Das Telefon draußen lassen", "Ein Wecker will nie, dass du scrollst."],
      ],
      mistakes: [
        ["Am Wochenende ausschlafen", "Das verstellt die Uhr, und der Montag zahlt dafür."],
        ["Das Schlafzimmer heizen", "Kühler Raum und warme Decke gehen besser."],
        ["Scrollen, bis du müde bist", "Es hält dich wach. Lass das Telefon draußen."],
        ["Spät noch Kaffee trinken", "Er wirkt noch, wenn du liegst."],
        ["Liegen bleiben und es wollen", "Steh auf, lies eine Seite, komm müde zurück."],
      ],
    },
    es: {
      moments: [
        "La puerta del dormitorio, cerrada",
        "Suena el despertador",
        "Bajo la manta, sin móvil",
        "En la cocina, el primer café",
      ],
      habits: [
        ["Levántate a la misma hora", "La noche sigue a la mañana, también en domingo."],
        ["Refresca la habitación", "Cama caliente y cuarto fresco: así mejor."],
        ["Baja la luz una hora antes", "La luz fuerte avisa al cuerpo: mediodía."],
        ["Apunta lo de mañana", "Lo que está en papel no da vueltas."],
        ["Deja el móvil fuera", "Un despertador nunca te pide mirar más."],
      ],
      mistakes: [
        ["Dormir de más el domingo", "Mueve el reloj, y el lunes lo paga."],
        ["Calentar el dormitorio", "Cuarto fresco y manta caliente van mejor."],
        ["Mirar el móvil hasta caer", "Te mantiene despierto. Déjalo fuera."],
        ["Tomar café por la tarde", "Sigue ahí cuando te acuestas."],
        ["Quedarte en la cama intentándolo", "Levántate, lee una página y vuelve con sueño."],
      ],
    },
    fr: {
      moments: [
        "La porte de la chambre est fermée",
        "Le réveil sonne",
        "Sous la couette, sans téléphone",
        "Dans la cuisine, le premier café",
      ],
      habits: [
        ["Lève-toi à la même heure", "Le soir suit le matin, le dimanche aussi."],
        ["Rafraîchis la chambre", "Lit chaud, pièce fraîche : c'est le mieux."],
        ["Baisse la lumière une heure avant", "La lumière vive dit au corps qu'il est midi."],
        ["Note ce qui t'attend demain", "Ce qui est sur papier ne tourne plus en tête."],
        ["Laisse le téléphone dehors", "Un réveil ne te demande jamais de regarder."],
      ],
      mistakes: [
        ["Dormir plus le dimanche", "Ça décale l'horloge, et le lundi le paie."],
        ["Chauffer la chambre", "Pièce fraîche et couette chaude vont mieux."],
        ["Faire défiler jusqu'à la fatigue", "Ça tient éveillé. Laisse le téléphone dehors."],
        ["Boire du café l'après-midi", "Il agit encore quand tu te couches."],
        ["Rester couché à essayer", "Lève-toi, lis une page, reviens fatigué."],
      ],
    },
  },
};
