import type { Language } from "../language.ts";

/**
 * What a voice says between a brief's phrases, where one sentence follows from the one before. `{n}` is the product, `{x}` a
 * phrase of the brief or of what is known, `{q}` and `{by}` a customer's words.
 */
export type SpokenFrames = {
  /** A fact, with the product's name, and one more. English turns facts into sentences where it can. */
  offer: string;
  further: string;
  /** After moves: what is used for them, before a fact of it; or who does them. And what the maker made of a cause. */
  used: string;
  left: string;
  decided: string;
  /** What nobody asks as a cause, and to ask it as what to do. */
  begins: string;
  better: string;
  /** Over what is asked first. */
  beforehand: string;
  /** Over moves that are told in order, and before those of the product itself. */
  inSteps: string;
  moves: string;
  /** One thing told to three people; the second one hears a reason, or else a customer. */
  friend: string;
  skeptic: string;
  quoted: string;
  hurried: string;
  /** The ask for what is made to order, with its price. */
  order: readonly [title: string, line: string];
};

const frames: Readonly<Record<Language, SpokenFrames>> = {
  en: {
    offer: "With {n}: {x}.",
    further: "And one more thing: {x}.",
    used: "The rest is what you use.",
    left: "Or leave it to {n}: {x}.",
    decided: "So we decided on one thing: {x}.",
    begins: "It often begins like this: {x}.",
    better: "So {x}.",
    beforehand: "Before you choose",
    inSteps: "Step by step",
    moves: "Here's how it goes: {x}.",
    friend: "To a friend I'd say: {x}.",
    skeptic: "To a skeptic: {x}.",
    quoted: "To a skeptic, the words of {by}: “{q}.”",
    hurried: "And if you're in a hurry: {x}.",
    order: ["Get a price for yours", "{Price}. Get a price for yours: the link is in the bio."],
  },
  de: {
    offer: "{N} heißt: {x}.",
    further: "Und dazu: {x}.",
    used: "Der Rest ist, was du nimmst.",
    left: "Oder du überlässt es uns. {N} heißt: {x}.",
    decided: "Also haben wir uns für eines entschieden: {x}.",
    begins: "Oft fängt es so an: {x}.",
    better: "Besser: {x}.",
    beforehand: "Bevor du wählst",
    inSteps: "Schritt für Schritt",
    moves: "So geht es: {x}.",
    friend: "Freunden würde ich sagen: {x}.",
    skeptic: "Für Skeptiker: {x}.",
    quoted: "Für Skeptiker, mit den Worten von {by}: „{q}.“",
    hurried: "Und für alle, die es eilig haben: {x}.",
    order: ["Frag nach deinem Preis", "{Price}. Frag nach deinem Preis, der Link steht im Profil."],
  },
  es: {
    offer: "Lo bueno de {n}: {x}.",
    further: "Y además: {x}.",
    used: "El resto es con qué lo haces.",
    left: "O déjaselo a {n}: {x}.",
    decided: "Así que decidimos una cosa: {x}.",
    begins: "Muchas veces empieza así: {x}.",
    better: "Mejor: {x}.",
    beforehand: "Antes de elegir",
    inSteps: "Paso a paso",
    moves: "Se hace así: {x}.",
    friend: "A un amigo le diría: {x}.",
    skeptic: "A un escéptico: {x}.",
    quoted: "A un escéptico, con palabras de {by}: «{q}».",
    hurried: "Y si tienes prisa: {x}.",
    order: ["Pide tu presupuesto", "{Price}. Pide tu presupuesto: el enlace está en el perfil."],
  },
  fr: {
    offer: "Et {n}, c'est ça : {x}.",
    further: "Et en plus : {x}.",
    used: "Le reste, c'est ce que tu prends.",
    left: "Ou laisse faire {n} : {x}.",
    decided: "Alors nous avons décidé une chose : {x}.",
    begins: "Ça commence souvent comme ça : {x}.",
    better: "Mieux : {x}.",
    beforehand: "Avant de choisir",
    inSteps: "Pas à pas",
    moves: "On fait comme ça : {x}.",
    friend: "À un ami, je dirais : {x}.",
    skeptic: "À un sceptique : {x}.",
    quoted: "À un sceptique, avec les mots de {by} : « {q}. »",
    hurried: "Et si tu es pressé : {x}.",
    order: ["Demande ton prix", "{Price}. Demande ton prix, le lien est en bio."],
  },
  other: {
    offer: "{N}: {x}.",
    further: "{X}.",
    used: "",
    left: "{N}: {x}.",
    decided: "{X}.",
    begins: "{X}.",
    better: "{X}.",
    beforehand: "{N}",
    inSteps: "{N}",
    moves: "{X}.",
    friend: "{X}.",
    skeptic: "{X}.",
    quoted: "“{q}” {By}.",
    hurried: "{X}.",
    order: ["{N}, {price}", "{N}, {price}."],
  },
};

/** What is said in a language between a brief's phrases. */
export const spokenFrames = (language: Language): SpokenFrames => frames[language];
