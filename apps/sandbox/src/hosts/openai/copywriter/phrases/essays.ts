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
    second: "A common mistake: {x}. {Y}",
    steps: "With {n} it goes like this: {steps}.",
    ours: ["With {n}: {x}, {y}.", "With {n}: {x}."],
    rest: ["The rest is up to {n}: {x}, {y}.", "The rest is up to {n}: {x}."],
    more: ["And one more thing: {x}."],
    quote: "{By}: “{q}.”",
    again: ["{T}. This time, {x}.", "And then: {x}."],
    later: "And {span} later: {x}.",
    ask: ["{N}, {price}. The link is in the bio.", "See {n} for yourself. The link is in the bio."],
  },
  de: {
    moment: ["{T}. {X}, schon wieder.", "{X}. Die meisten halten das für normal."],
    before: ["{T}. {X}, wie immer.", "{X}. So war es vorher."],
    along: ["Und es kommt selten allein: {x}."],
    second: "Genauso häufig: {x}. {Y}",
    steps: "Mit {n} geht es so: {steps}.",
    ours: ["Mit {n}: {x}."],
    rest: ["Den Rest übernimmt {n}: {x}."],
    more: ["Und noch etwas: {x}."],
    quote: "{By}: „{q}.“",
    again: ["{T}. Und diesmal: {x}.", "Und dann: {x}."],
    later: "Und {span} später: {x}.",
    ask: ["{N}, {price}. Der Link steht im Profil.", "Sieh dir {n} selbst an. Der Link steht im Profil."],
  },
  es: {
    moment: ["{T}. {X}, otra vez.", "{X}. Casi todo el mundo lo ve normal."],
    before: ["{T}. {X}, como siempre.", "{X}. Ese era el antes."],
    along: ["Y casi nunca viene solo: {x}."],
    second: "Igual de frecuente: {x}. {Y}",
    steps: "Con {n} se hace así: {steps}.",
    ours: ["Con {n}: {x}, {y}.", "Con {n}: {x}."],
    rest: ["Del resto se encarga {n}: {x}, {y}.", "Del resto se encarga {n}: {x}."],
    more: ["Y algo más: {x}."],
    quote: "{By}: «{q}.»",
    again: ["{T}. Esta vez, {x}.", "Y entonces: {x}."],
    later: "Y {span} después: {x}.",
    ask: ["{N}, {price}. El enlace está en el perfil.", "Míralo tú mismo: {n}. El enlace está en el perfil."],
  },
  fr: {
    moment: ["{T}. {X}, encore.", "{X}. On finit par trouver ça normal."],
    before: ["{T}. {X}, comme toujours.", "{X}. C'était avant."],
    along: ["Et ça vient rarement seul : {x}."],
    second: "Tout aussi courant : {x}. {Y}",
    steps: "Avec {n}, ça se passe ainsi : {steps}.",
    ours: ["Avec {n} : {x}."],
    rest: ["{N} s'occupe du reste : {x}."],
    more: ["Et autre chose : {x}."],
    quote: "{By} : « {q}. »",
    again: ["{T}. Cette fois, {x}.", "Et ensuite : {x}."],
    later: "Et {span} plus tard : {x}.",
    ask: ["{N}, {price}. Le lien est dans la bio.", "Vois par toi-même : {n}. Le lien est dans la bio."],
  },
};
