import type { FactKind } from "../material/fact-kind.ts";

/**
 * What somebody who chooses asks about a kind of fact, what it is not to ask, and what stands before the fact `{x}` as the
 * answer. No two kinds have the same words before it.
 */
export type Check = { ask: string; missed: string; answer: string };
export type Checks = Partial<Readonly<Record<FactKind, Check>>>;

const check = (ask: string, missed: string, answer: string): Check => ({ ask, missed, answer });

export const englishChecks: Checks = {
  trial: check("Try before you pay", "Paying before you have tried it", "A fair offer: {x}."),
  experience: check("Ask how long they have done it", "Not asking how long they have done it", "Good to hear: {x}."),
  safety: check("Ask about the worst case", "Not asking about the worst case", "The right answer: {x}."),
  price: check("Get the price first", "Starting without a fixed price", "As it should be: {x}."),
  shown: check("Ask to see it", "Taking their word for it", "Something to look at: {x}."),
  people: check("Ask who does the work", "Not asking who does the work", "You want to hear: {x}."),
  group: check("Ask how big the groups are", "Joining a group that is too big", "A good size: {x}."),
  refill: check("Ask if it can be refilled", "Buying what is thrown away", "Worth asking for: {x}."),
  repair: check("Ask what can be replaced", "Buying what nobody can repair", "Worth a lot: {x}."),
  lasting: check("Ask how long it lasts", "Not asking how long it lasts", "Good to know: {x}."),
  fresh: check("Ask when it is made", "Not asking when it is made", "A fresh answer: {x}."),
  rhythm: check("Ask how often", "Not asking how often", "An honest answer: {x}."),
  speed: check("Ask how long it takes", "Not asking how long it takes", "An answer in numbers: {x}."),
  help: check("Ask who helps you", "Being left alone with it", "What helps: {x}."),
  without: check("Ask what is left out", "Only reading what is in it", "What you want to read: {x}."),
  origin: check("Ask about its origin", "Not asking about its origin", "A good answer: {x}."),
};

export const germanChecks: Checks = {
  trial: check("Erst probieren, dann zahlen", "Zahlen, bevor du es probiert hast", "Ein faires Angebot: {x}."),
  experience: check(
    "Fragen, wie lange sie es schon machen",
    "Nicht fragen, wie lange sie es machen",
    "Gut zu hören: {x}.",
  ),
  safety: check(
    "Fragen, was im Notfall passiert",
    "Nicht fragen, was im Notfall passiert",
    "Die richtige Antwort: {x}.",
  ),
  price: check("Erst den Preis klären", "Ohne festen Preis anfangen", "So gehört es sich: {x}."),
  shown: check("Es sich zeigen lassen", "Einfach alles glauben", "Etwas zum Ansehen: {x}."),
  people: check("Fragen, wer es macht", "Nicht fragen, wer es macht", "Das willst du hören: {x}."),
  group: check("Fragen, wie groß die Gruppe ist", "In eine zu große Gruppe gehen", "Eine gute Größe: {x}."),
  refill: check("Fragen, ob es sich nachfüllen lässt", "Kaufen, was im Müll landet", "Gut für lange: {x}."),
  repair: check("Fragen, was sich ersetzen lässt", "Kaufen, was niemand repariert", "Viel wert: {x}."),
  lasting: check("Fragen, wie lange es hält", "Nicht fragen, wie lange es hält", "Gut zu wissen: {x}."),
  fresh: check("Fragen, wann es gemacht wird", "Nicht fragen, wann es gemacht wird", "Eine frische Antwort: {x}."),
  rhythm: check("Fragen, wie oft", "Nicht fragen, wie oft", "Eine ehrliche Antwort: {x}."),
  speed: check("Fragen, wie lange es dauert", "Nicht fragen, wie lange es dauert", "Eine Antwort in Zahlen: {x}."),
  help: check("Fragen, wer dir hilft", "Damit allein bleiben", "Das hilft: {x}."),
  without: check("Fragen, was nicht drin ist", "Nur lesen, was drin ist", "Das willst du lesen: {x}."),
  origin: check("Fragen, woher es kommt", "Nicht fragen, woher es kommt", "Eine gute Antwort: {x}."),
};

export const spanishChecks: Checks = {
  trial: check("Prueba antes de pagar", "Pagar antes de probar", "Una oferta justa: {x}."),
  experience: check("Pregunta cuánto tiempo llevan", "No preguntar cuánto tiempo llevan", "Da confianza: {x}."),
  safety: check("Pregunta qué pasa si algo falla", "No preguntar qué pasa si falla", "La respuesta correcta: {x}."),
  price: check("Pide el precio antes", "Empezar sin un precio cerrado", "Así debe ser: {x}."),
  shown: check("Pide que te lo enseñen", "Creérselo todo sin verlo", "Algo que se puede ver: {x}."),
  people: check("Pregunta quién lo hace", "No preguntar quién lo hace", "Lo que quieres oír: {x}."),
  group: check("Pregunta cuánta gente va", "Meterse en un grupo enorme", "Un buen tamaño: {x}."),
  refill: check("Pregunta si se puede rellenar", "Comprar lo que acaba en la basura", "Vale la pena pedirlo: {x}."),
  repair: check("Pregunta qué se puede cambiar", "Comprar lo que nadie repara", "Vale mucho: {x}."),
  lasting: check("Pregunta cuánto dura", "No preguntar cuánto dura", "Bueno es saberlo: {x}."),
  fresh: check("Pregunta cuándo se hace", "No preguntar cuándo se hace", "Una respuesta fresca: {x}."),
  rhythm: check("Pregunta cada cuánto", "No preguntar cada cuánto", "Una respuesta sincera: {x}."),
  speed: check("Pregunta cuánto tarda", "No preguntar cuánto tarda", "Una respuesta con números: {x}."),
  help: check("Pregunta quién te ayuda", "Quedarte a solas con el problema", "Eso ayuda: {x}."),
  without: check("Pregunta qué no lleva", "Leer solo lo que lleva", "Lo que quieres leer: {x}."),
  origin: check("Pregunta de dónde viene", "No preguntar de dónde viene", "Buena respuesta: {x}."),
};

export const frenchChecks: Checks = {
  trial: check("Essaie avant de payer", "Payer avant d'avoir essayé", "Une offre honnête : {x}."),
  experience: check(
    "Demande depuis quand ils le font",
    "Ne pas demander depuis quand ils le font",
    "Ça rassure : {x}.",
  ),
  safety: check("Demande qui paie s'il y a un souci", "Ne pas demander qui paie les soucis", "La bonne réponse : {x}."),
  price: check("Demande d'abord le prix", "Commencer sans prix fixe", "Comme il se doit : {x}."),
  shown: check("Demande à voir", "Tout croire sur parole", "De quoi regarder : {x}."),
  people: check("Demande qui s'en charge", "Ne pas demander qui s'en charge", "Ce que tu veux entendre : {x}."),
  group: check("Demande combien vous serez", "Choisir un groupe trop grand", "Une bonne taille : {x}."),
  refill: check("Demande si ça se recharge", "Acheter ce qui finit à la poubelle", "À demander : {x}."),
  repair: check("Demande ce qui se remplace", "Acheter ce que personne ne répare", "Ça vaut beaucoup : {x}."),
  lasting: check("Demande combien de temps ça tient", "Ne pas demander si ça tient", "Bon à savoir : {x}."),
  fresh: check("Demande quand c'est fait", "Ne pas demander quand c'est fait", "Une réponse fraîche : {x}."),
  rhythm: check("Demande à quel rythme", "Ne pas demander à quel rythme", "Une réponse franche : {x}."),
  speed: check("Demande combien de temps ça prend", "Ne pas demander la durée", "Une réponse en chiffres : {x}."),
  help: check("Demande qui t'aide", "Rester seul avec ça", "Ce qui aide : {x}."),
  without: check("Demande ce qu'il n'y a pas dedans", "Ne lire que ce qu'il y a dedans", "Ce que tu veux lire : {x}."),
  origin: check("Demande d'où ça vient", "Ne pas demander d'où ça vient", "Une bonne réponse : {x}."),
};
