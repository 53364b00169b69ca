import { focusedWorkJokes } from "./jokes/focused-work.ts";
import { focusedWorkTold } from "./told/focused-work.ts";
import type { Trade } from "./trade.ts";

export const focusedWork: Trade = {
  about:
    "meeting meetings inbox calendar email emails termine besprechungen postfach kalender reuniones reunión correo agenda réunion réunions agenda mails",
  words:
    "task tasks team teams project projects plan planner aufgaben team projekte tareas equipo proyectos tâches équipe projets",
  jokes: focusedWorkJokes,
  told: focusedWorkTold,
  advice: {
    en: {
      moments: [
        "The inbox is open",
        "At the desk, phone face down",
        "Between two meetings",
        "The door closed for an hour",
      ],
      habits: [
        ["Block time for what counts", "An empty calendar is filled by others."],
        ["Decide who is not needed", "A meeting is as long as its guest list."],
        ["Do the hard thing first", "The morning is quiet. The afternoon rarely is."],
        ["Open the inbox twice a day", "Every look costs more than the reply."],
        ["End with tomorrow's first step", "A clear start needs no willpower."],
      ],
      mistakes: [
        ["Starting with the inbox", "It is a list of what others want."],
        ["Inviting everybody", "Ask who decides. The rest can read the notes."],
        ["Keeping it all in mind", "Write it down, then forget it."],
        ["Planning every minute", "Leave an hour free. Something always comes."],
        ["Saying yes right away", "“I will check” is a whole answer."],
      ],
    },
    de: {
      moments: [
        "Das Postfach ist offen",
        "Am Schreibtisch, das Handy umgedreht",
        "Zwischen zwei Terminen",
        "Eine Stunde, die Tür ist zu",
      ],
      habits: [
        ["Zeit für Wichtiges blocken", "Einen leeren Kalender füllen andere."],
        ["Fragen, wer fehlen darf", "Ein Termin dauert so lang wie seine Gästeliste."],
        ["Das Schwere zuerst", "Der Morgen ist ruhig, der Nachmittag selten."],
        ["Zweimal am Tag ins Postfach", "Jeder Blick kostet mehr als die Antwort."],
        ["Mit dem nächsten Schritt aufhören", "Ein klarer Anfang braucht keinen Willen."],
      ],
      mistakes: [
        ["Mit dem Postfach anfangen", "Da steht, was andere wollen."],
        ["Alle einladen", "Frag, wer entscheidet. Der Rest liest das Protokoll."],
        ["Alles im Kopf behalten", "Schreib es auf, dann darfst du es vergessen."],
        ["Jede Minute verplanen", "Lass eine Stunde frei. Etwas kommt immer."],
        ["Sofort Ja sagen", "„Ich schaue nach“ ist eine ganze Antwort."],
      ],
    },
    es: {
      moments: [
        "El correo abierto",
        "En el escritorio, el móvil boca abajo",
        "Entre dos reuniones",
        "Una hora, la puerta cerrada",
      ],
      habits: [
        ["Reserva tiempo para lo importante", "Una agenda vacía la llenan otros."],
        ["Decide quién no hace falta", "Una reunión dura lo que su lista de invitados."],
        ["Lo difícil, lo primero", "La mañana es tranquila. La tarde, casi nunca."],
        ["Abre el correo dos veces", "Cada mirada cuesta más que la respuesta."],
        ["Acaba con el siguiente paso", "Un comienzo claro no pide fuerza de voluntad."],
      ],
      mistakes: [
        ["Empezar por el correo", "Es la lista de lo que quieren otros."],
        ["Invitar a todo el mundo", "Pregunta quién decide. El resto lee el acta."],
        ["Guardarlo todo en la cabeza", "Apúntalo y ya puedes olvidarlo."],
        ["Planear cada minuto", "Deja una hora libre. Siempre surge algo."],
        ["Decir que sí al momento", "«Lo miro» es una respuesta entera."],
      ],
    },
    fr: {
      moments: [
        "La boîte mail ouverte",
        "Au bureau, le téléphone retourné",
        "Entre deux réunions",
        "Une heure, la porte fermée",
      ],
      habits: [
        ["Bloque du temps pour l'essentiel", "Un agenda vide, d'autres le remplissent."],
        ["Décide qui peut manquer", "Une réunion dure autant que sa liste d'invités."],
        ["Le plus dur d'abord", "Le matin est calme, l'après-midi rarement."],
        ["Ouvre tes mails deux fois", "Chaque coup d'œil coûte plus que la réponse."],
        ["Finis par la prochaine étape", "Un départ clair ne demande pas de volonté."],
      ],
      mistakes: [
        ["Commencer par les mails", "C'est la liste de ce que veulent les autres."],
        ["Inviter tout le monde", "Demande qui décide. Les autres lisent les notes."],
        ["Tout garder en tête", "Note-le, puis oublie-le."],
        ["Prévoir chaque minute", "Laisse une heure libre. Il arrive toujours quelque chose."],
        ["Dire oui tout de suite", "« Je regarde » est une réponse entière."],
      ],
    },
  },
};
