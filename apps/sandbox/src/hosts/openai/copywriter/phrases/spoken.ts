import type { Language } from "../language.ts";

/**
 * What a voice says between a brief's phrases, where one sentence follows from the one before. `{n}` is the product, `{x}` a
 * phrase of the brief or of what is known, `{q}` and `{by}` a customer's words.
 */
export type SpokenFrames = {
  /** A fact, with the product's name, and one more. English turns facts into sentences where it can. */
  offer: string;
  further: string;
  /** After moves: what is used for them, with a fact of it, also as a sentence; or who does them. And what the maker made of a cause. */
  used: string;
  usedAloud: string;
  left: string;
  decided: string;
  /** What nobody asks as a cause, and to ask it as what to do. */
  begins: string;
  better: string;
  /** Over what is asked first. */
  beforehand: string;
  /** Before the moves of the product itself, and before the first one of its trade. */
  moves: string;
  tried: string;
  /** One thing told to three people; the second one hears a reason, or else a customer. */
  friend: string;
  skeptic: string;
  quoted: string;
  /** The last one hears the product and its fact, then its price and where it is. */
  hurried: string;
  bought: string;
  /** The ask for what is made to order, with its price and where it is. */
  order: readonly [title: string, line: string];
};

const frames: Readonly<Record<Language, SpokenFrames>> = {
  en: {
    offer: "With {n}: {x}.",
    further: "And one more thing: {x}.",
    used: "{N} does the rest: {x}.",
    usedAloud: "{N} does the rest. {X}.",
    left: "Or leave it to {n}: {x}.",
    decided: "So we decided on one thing: {x}.",
    begins: "It often begins like this: {x}.",
    better: "So {x}.",
    beforehand: "Before you choose",
    moves: "Here's how it goes: {x}.",
    tried: "Try this: {x}.",
    friend: "To a friend I'd say: {x}.",
    skeptic: "You doubt it? {X}.",
    quoted: "To a skeptic, the words of {by}: “{q}.”",
    hurried: "In a hurry: {x}.",
    bought: "{Price}, link in the bio.",
    order: ["{N}, {price}. Link in bio", "Get your price: link in bio."],
  },
  de: {
    offer: "{N} heißt: {x}.",
    further: "Und dazu: {x}.",
    used: "{N} macht den Rest: {x}.",
    usedAloud: "",
    left: "Oder du überlässt es uns. {N} heißt: {x}.",
    decided: "Also haben wir uns für eines entschieden: {x}.",
    begins: "Oft fängt es so an: {x}.",
    better: "Besser: {x}.",
    beforehand: "Bevor du wählst",
    moves: "So geht es: {x}.",
    tried: "Versuch es so: {x}.",
    friend: "Freunden würde ich sagen: {x}.",
    skeptic: "Du glaubst es nicht? {X}.",
    quoted: "Für Skeptiker, mit den Worten von {by}: „{q}.“",
    hurried: "Für Eilige: {x}.",
    bought: "{Price}, Link im Profil.",
    order: ["{N}, {price}. Link im Profil", "Dein Preis: Link im Profil."],
  },
  es: {
    offer: "Lo bueno de {n}: {x}.",
    further: "Y además: {x}.",
    used: "Del resto se encarga {n}: {x}.",
    usedAloud: "Y {x}.",
    left: "O déjaselo a {n}: {x}.",
    decided: "Así que decidimos una cosa: {x}.",
    begins: "Muchas veces empieza así: {x}.",
    better: "Mejor: {x}.",
    beforehand: "Antes de elegir",
    moves: "Se hace así: {x}.",
    tried: "Prueba esto: {x}.",
    friend: "A un amigo le diría: {x}.",
    skeptic: "¿Lo dudas? {X}.",
    quoted: "A un escéptico, con palabras de {by}: «{q}».",
    hurried: "Si tienes prisa: {x}.",
    bought: "{Price}, enlace en el perfil.",
    order: ["{N}, {price}. Enlace en el perfil", "Pide precio: enlace en el perfil."],
  },
  fr: {
    offer: "Et {n}, c'est ça : {x}.",
    further: "Et en plus : {x}.",
    used: "{N} fait le reste : {x}.",
    usedAloud: "",
    left: "Ou laisse faire {n} : {x}.",
    decided: "Alors nous avons décidé une chose : {x}.",
    begins: "Ça commence souvent comme ça : {x}.",
    better: "Mieux : {x}.",
    beforehand: "Avant de choisir",
    moves: "On fait comme ça : {x}.",
    tried: "Essaie ça : {x}.",
    friend: "À un ami, je dirais : {x}.",
    skeptic: "Tu en doutes ? {X}.",
    quoted: "À un sceptique, {by} répond : « {q}. »",
    hurried: "Aux pressés : {x}.",
    bought: "{Price}, lien dans la bio.",
    order: ["{N}, {price}. Lien dans la bio", "Demande ton prix : lien dans la bio."],
  },
  other: {
    offer: "{N}: {x}.",
    further: "{X}.",
    used: "{N}: {x}.",
    usedAloud: "",
    left: "{N}: {x}.",
    decided: "{X}.",
    begins: "{X}.",
    better: "{X}.",
    beforehand: "{N}",
    moves: "{X}.",
    tried: "{X}.",
    friend: "{X}.",
    skeptic: "{X}.",
    quoted: "“{q}” {By}.",
    hurried: "{X}.",
    bought: "{Price}.",
    order: ["{N}, {price}", "{N}, {price}."],
  },
};

/** What is said in a language between a brief's phrases. */
export const spokenFrames = (language: Language): SpokenFrames => frames[language];
