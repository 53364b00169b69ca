import { petGroomingJokes } from "./jokes/pet-grooming.ts";
import { petGroomingTold } from "./told/pet-grooming.ts";
import type { Trade } from "./trade.ts";

export const petGrooming: Trade = {
  about:
    "cat cats kitten dog dogs pet pets katze katzen hund hunde gato gatos gata perro perros mascota mascotas chat chats chien chiens",
  words:
    "brush brushes brushing hair fur coat groom grooming bürste bürsten haar haare fell cepillo cepillar pelo pelos púas brosse brosser poil poils",
  jokes: petGroomingJokes,
  told: petGroomingTold,
  advice: {
    en: {
      moments: ["The black coat on its hook", "Guests at the door", "On your lap, the TV on", "The bed freshly made"],
      habits: [
        ["Brush after a meal", "A full, sleepy pet holds still for longer."],
        ["Let them smell the brush", "What has been sniffed is half as scary."],
        ["Start where they like it", "At the cheeks they hold still, at the belly never."],
        ["Go with the coat", "Against it pulls, and they remember that."],
        ["Empty the brush as you go", "A full brush slides over the loose hair."],
        ["Stop before they leave", "Two calm minutes bring them back tomorrow."],
      ],
      mistakes: [
        ["Brushing against the coat", "It pulls. Go the way the hair grows."],
        ["Holding your pet down", "Let it leave. Next time it stays longer."],
        ["Starting with the belly", "Begin at the cheeks, where they like it."],
        ["Pressing too hard", "Bristles should glide, never scratch."],
        ["One hour, once a month", "Two minutes a day catch more hair."],
      ],
    },
    de: {
      moments: [
        "Der schwarze Mantel am Haken",
        "Besuch an der Tür",
        "Auf dem Schoß, der Fernseher läuft",
        "Das Bett ist frisch bezogen",
      ],
      habits: [
        ["Nach dem Fressen bürsten", "Satt und müde hält ein Tier länger still."],
        ["An der Bürste riechen lassen", "Was bekannt riecht, macht weniger Angst."],
        ["Da anfangen, wo es gefällt", "An den Wangen hält es still, am Bauch nie."],
        ["Mit dem Strich bürsten", "Dagegen ziept es, und das merkt es sich."],
        ["Die Bürste zwischendurch leeren", "Eine volle Bürste gleitet über lose Haare."],
        ["Aufhören, bevor es geht", "Nach zwei ruhigen Minuten kommt es morgen wieder."],
      ],
      mistakes: [
        ["Gegen den Strich bürsten", "Das ziept. Bürste in Wuchsrichtung."],
        ["Das Tier festhalten", "Lass es gehen. Beim nächsten Mal bleibt es länger."],
        ["Am Bauch anfangen", "Fang an den Wangen an, da gefällt es."],
        ["Zu fest drücken", "Die Borsten gleiten über die Haut und kratzen nie."],
        ["Einmal im Monat eine Stunde", "Zwei Minuten am Tag holen mehr Haare."],
      ],
    },
    es: {
      moments: [
        "El abrigo negro en la percha",
        "Visita en la puerta",
        "En el regazo, la tele puesta",
        "La cama recién hecha",
      ],
      habits: [
        ["Cepíllalo después de comer", "Lleno y con sueño se queda quieto más rato."],
        ["Deja que huela el cepillo", "Lo que ya ha olido asusta menos."],
        ["Empieza por donde le gusta", "En las mejillas se deja; en la barriga, nunca."],
        ["Sigue el sentido del pelo", "A contrapelo da tirones, y eso no se olvida."],
        ["Vacía el cepillo a menudo", "Lleno, resbala por encima del pelo suelto."],
        ["Termina antes de que se vaya", "Con dos minutos tranquilos, mañana vuelve."],
      ],
      mistakes: [
        ["Cepillar a contrapelo", "Da tirones. Sigue el sentido del pelo."],
        ["Sujetarlo a la fuerza", "Deja que se vaya. La próxima vez aguanta más."],
        ["Empezar por la barriga", "Empieza por las mejillas, donde le gusta."],
        ["Apretar demasiado", "Afloja: las púas deben resbalar, nunca rascar."],
        ["Cepillar una hora de golpe", "Dos minutos al día recogen más pelo."],
      ],
    },
    fr: {
      moments: [
        "Le manteau noir au crochet",
        "Des invités à la porte",
        "Sur tes genoux, devant la télé",
        "Le lit tout juste fait",
      ],
      habits: [
        ["Brosse-le après le repas", "Repu et fatigué, il tient plus longtemps."],
        ["Laisse-le sentir la brosse", "Ce qu'il a senti fait moins peur."],
        ["Commence là où il aime", "Aux joues il se laisse faire, au ventre jamais."],
        ["Suis le sens du poil", "À rebours, ça tire, et il s'en souvient."],
        ["Vide souvent la brosse", "Pleine, elle glisse sur les poils morts."],
        ["Arrête avant qu'il parte", "Après deux minutes calmes, il revient demain."],
      ],
      mistakes: [
        ["Brosser à rebours", "Ça tire. Suis le sens du poil."],
        ["Le tenir de force", "Laisse-le partir. Il restera plus la prochaine fois."],
        ["Commencer par le ventre", "Commence par les joues, là où il aime."],
        ["Appuyer trop fort", "Les picots glissent sur la peau, sans gratter."],
        ["Brosser une heure d'un coup", "Deux minutes par jour ramassent plus de poils."],
      ],
    },
  },
};
