import type { Language } from "../language.ts";

/**
 * An essay, page by page, each page joined to the one before. `{t}` is a moment of the trade, `{x}` what the page is about, `{y}` the
 * reason for it; the other placeholders are those of a phrasebook.
 */
export type EssayLines = {
  /** The pain in a moment that the reader knows, and as the first of two states. */
  moment: readonly string[];
  before: readonly string[];
  /** What comes with it, where no cause is known. */
  along: readonly string[];
  /** A further thing that people do wrong. */
  second: string;
  /** What is done with an app. */
  steps: string;
  /** The product, as what comes next, after something to do, and with a further fact. */
  ours: readonly string[];
  rest: readonly string[];
  more: readonly string[];
  quote: string;
  /** The same moment once more; after the time that the hook names; and what comes of it, where no moment is known. */
  again: readonly string[];
  later: string;
  /** A plain invitation, in one of these ways. */
  ask: readonly string[];
};

export const essays: Readonly<Record<Exclude<Language, "other">, EssayLines>> = {
  en: {
    moment: ["{T}. {X}, again.", "{X}. Most of us think that is normal."],
    before: ["{T}. {X}, as ever.", "{X}. That was the before."],
    along: ["And it rarely comes alone: {x}."],
    second: "Just as common: {x}. {Y}",
    steps: "With {n} it goes like this: {steps}.",
    ours: ["This is where {n} comes in: {x}, {y}.", "This is where {n} comes in: {x}."],
    rest: ["The rest is up to {n}: {x}, {y}.", "The rest is up to {n}: {x}."],
    more: ["And one more thing: {x}."],
    quote: "{By} puts it like this: “{q}.”",
    again: ["{T}. This time, {x}.", "What comes of it: {x}."],
    later: "And {span} later: {x}.",
    ask: [
      "If you want to see it for yourself: {n}. The link is in the bio.",
      "Where to begin? With {n}, if you like. The link is in the bio.",
      "That is where {n} can help. The link is in the bio.",
    ],
  },
  de: {
    moment: ["{T}. {X}, schon wieder.", "{X}. Die meisten halten das für normal."],
    before: ["{T}. {X}, wie immer.", "{X}. So war es vorher."],
    along: ["Und es kommt selten allein: {x}."],
    second: "Genauso häufig: {x}. {Y}",
    steps: "Mit {n} geht es so: {steps}.",
    ours: ["Genau da setzt {n} an: {x}."],
    rest: ["Den Rest übernimmt {n}: {x}."],
    more: ["Und noch etwas: {x}."],
    quote: "{By} sagt es so: „{q}.“",
    again: ["{T}. Und diesmal: {x}.", "Was dabei herauskommt: {x}."],
    later: "Und {span} später: {x}.",
    ask: [
      "Wenn du es selbst sehen willst: {n}. Der Link steht im Profil.",
      "Womit anfangen? Mit {n}, wenn du magst. Der Link steht im Profil.",
      "Genau dafür gibt es {n}. Der Link steht im Profil.",
    ],
  },
  es: {
    moment: ["{T}. {X}, otra vez.", "{X}. Casi todo el mundo lo ve normal."],
    before: ["{T}. {X}, como siempre.", "{X}. Ese era el antes."],
    along: ["Y casi nunca viene solo: {x}."],
    second: "Igual de frecuente: {x}. {Y}",
    steps: "Con {n} se hace así: {steps}.",
    ours: ["Ahí entra {n}: {x}, {y}.", "Ahí entra {n}: {x}."],
    rest: ["Del resto se encarga {n}: {x}, {y}.", "Del resto se encarga {n}: {x}."],
    more: ["Y algo más: {x}."],
    quote: "{By} lo cuenta así: «{q}.»",
    again: ["{T}. Esta vez, {x}.", "Lo que se consigue: {x}."],
    later: "Y {span} después: {x}.",
    ask: [
      "Si quieres verlo por ti mismo: {n}. El enlace está en el perfil.",
      "¿Por dónde empezar? Por {n}, si te apetece. El enlace está en el perfil.",
      "Para eso está {n}. El enlace está en el perfil.",
    ],
  },
  fr: {
    moment: ["{T}. {X}, encore.", "{X}. On finit par trouver ça normal."],
    before: ["{T}. {X}, comme toujours.", "{X}. C'était avant."],
    along: ["Et ça vient rarement seul : {x}."],
    second: "Tout aussi courant : {x}. {Y}",
    steps: "Avec {n}, ça se passe ainsi : {steps}.",
    ours: ["C'est là qu'intervient {n} : {x}."],
    rest: ["{N} s'occupe du reste : {x}."],
    more: ["Et autre chose : {x}."],
    quote: "{By} le dit comme ça : « {q}. »",
    again: ["{T}. Cette fois, {x}.", "Ce qu'on y gagne : {x}."],
    later: "Et {span} plus tard : {x}.",
    ask: [
      "Si tu veux le voir par toi-même : {n}. Le lien est dans la bio.",
      "Par où commencer ? Par {n}, si tu veux. Le lien est dans la bio.",
      "C'est pour ça qu'il y a {n}. Le lien est dans la bio.",
    ],
  },
};
