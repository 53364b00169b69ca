import type { ToldByLanguage } from "./trade-told.ts";

export const focusedWorkTold: ToldByLanguage = {
  en: {
    cause: "It begins with the inbox. That's a list of what other people want.",
    todo: ["Do the hard thing first", "So do the hard thing first."],
    way: ["Write down one task", "Close the inbox", "Block an hour for it"],
    ask: "Where is your phone while you work?",
    tags: "deepwork focus productivity",
  },
  de: {
    cause: "Es beginnt mit dem Postfach. Da steht, was andere von dir wollen.",
    todo: ["Das Schwere zuerst", "Mach also das Schwere zuerst."],
    way: ["Eine Aufgabe aufschreiben", "Das Postfach schließen", "Eine Stunde dafür freihalten"],
    ask: "Wo liegt dein Handy, wenn du arbeitest?",
    tags: "konzentration fokus produktivität",
  },
  es: {
    cause: "Todo empieza por el correo. Es la lista de lo que quieren otros.",
    todo: ["Lo difícil, primero", "Así que haz primero lo difícil."],
    way: ["Apunta una sola tarea", "Cierra el correo", "Resérvale una hora"],
    ask: "¿Dónde dejas el móvil cuando trabajas?",
    tags: "concentración enfoque productividad",
  },
  fr: {
    cause: "Ça commence par les mails. C'est la liste de ce que veulent les autres.",
    todo: ["Le plus dur d'abord", "Alors fais d'abord le plus dur."],
    way: ["Note une seule tâche", "Ferme ta messagerie", "Bloque une heure pour elle"],
    ask: "Où est ton téléphone quand tu travailles ?",
    tags: "concentration travail productivité",
  },
};
