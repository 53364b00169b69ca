import type { Language } from "../language.ts";

/**
 * An essay, page by page, each page joined to the one before. `{t}` is a moment of the trade, `{x}` what the page is about, `{y}` the
 * reason for it; the other placeholders are those of a phrasebook.
 */
export type EssayLines = {
  /** The pain in a moment that the reader knows; as the first of two states; and after its cause was told. */
  moment: readonly string[];
  before: readonly string[];
  follows: string;
  /** After something to do was told. */
  without: string;
  /** What comes with it, where no cause is known. */
  along: readonly string[];
  /** What people do wrong; where the hook promises to do less; and a further one. */
  cause: string;
  less: string;
  second: string;
  /** Something to do: what the hook promises, what comes later, and what is done with an app. */
  way: string;
  habit: string;
  steps: string;
  /** The product, as what comes next, after something to do, and with a further fact. */
  ours: readonly string[];
  rest: readonly string[];
  more: readonly string[];
  quote: string;
  /** The same moment once more; after the time that the hook names; and where no moment is known. */
  again: readonly string[];
  later: string;
  /** A plain invitation, in one of these ways. */
  ask: readonly string[];
};

export const essays: Readonly<Record<Exclude<Language, "other">, EssayLines>> = {
  en: {
    moment: ["{T}. And there it is again: {x}.", "It comes back like this every time: {x}."],
    before: ["{T}. And there it is, the before: {x}.", "The before, as most of us know it: {x}."],
    follows: "And this is what comes of it: {x}.",
    without: "Without it, it goes like this: {x}.",
    along: ["And it rarely comes alone: {x}."],
    cause: "It usually begins earlier than you think: {x}. {Y}",
    less: "Doing less begins with leaving one thing out: {x}. {Y}",
    second: "And one thing only looks harmless: {x}. {Y}",
    way: "It begins with one thing: {x}. {Y}",
    habit: "What helps is simpler than it sounds: {x}. {Y}",
    steps: "With {n} it goes like this: {steps}.",
    ours: ["This is where {n} comes in: {x}, {y}.", "This is where {n} comes in: {x}."],
    rest: ["The rest is up to {n}: {x}, {y}.", "The rest is up to {n}: {x}."],
    more: ["And something else is different there: {x}."],
    quote: "{By} puts it like this: “{q}.”",
    again: ["{T}, once more. And this time: {x}.", "What is left at the end: {x}."],
    later: "And {span} later: {x}.",
    ask: [
      "If you want to see it for yourself: {n}. The link is in the bio.",
      "Where to begin? With {n}, if you like. The link is in the bio.",
      "That is where {n} can help. The link is in the bio.",
    ],
  },
  de: {
    moment: ["{T}. Und da ist es wieder: {x}.", "Es kommt jedes Mal so: {x}."],
    before: ["{T}. Und da ist es, das Vorher: {x}.", "Das Vorher, wie es die meisten kennen: {x}."],
    follows: "Und das kommt dabei heraus: {x}.",
    without: "Ohne das geht es so: {x}.",
    along: ["Und es kommt selten allein: {x}."],
    cause: "Es beginnt meist früher, als man denkt: {x}. {Y}",
    less: "Weniger tun heißt, zuerst eines zu lassen: {x}. {Y}",
    second: "Und eines sieht nur harmlos aus: {x}. {Y}",
    way: "Es beginnt mit einer Sache: {x}. {Y}",
    habit: "Was hilft, ist einfacher, als es klingt: {x}. {Y}",
    steps: "Mit {n} geht es so: {steps}.",
    ours: ["Genau da setzt {n} an: {x}."],
    rest: ["Den Rest übernimmt {n}: {x}."],
    more: ["Und noch etwas ist dort anders: {x}."],
    quote: "{By} sagt es so: „{q}.“",
    again: ["{T}, noch einmal. Und diesmal: {x}.", "Was am Ende bleibt: {x}."],
    later: "Und {span} später: {x}.",
    ask: [
      "Wenn du es selbst sehen willst: {n}. Der Link steht im Profil.",
      "Womit anfangen? Mit {n}, wenn du magst. Der Link steht im Profil.",
      "Genau dafür gibt es {n}. Der Link steht im Profil.",
    ],
  },
  es: {
    moment: ["{T}. Y ahí está otra vez: {x}.", "Siempre vuelve igual: {x}."],
    before: ["{T}. Y ahí está el antes: {x}.", "El antes que casi todos conocen: {x}."],
    follows: "Y esto es lo que sale de ahí: {x}.",
    without: "Sin eso, pasa lo de siempre: {x}.",
    along: ["Y casi nunca viene solo: {x}."],
    cause: "Suele empezar antes de lo que parece: {x}. {Y}",
    less: "Hacer menos empieza por dejar de hacer una cosa: {x}. {Y}",
    second: "Y hay algo que solo parece inofensivo: {x}. {Y}",
    way: "Empieza por una sola cosa: {x}. {Y}",
    habit: "Lo que ayuda es más sencillo de lo que parece: {x}. {Y}",
    steps: "Con {n} se hace así: {steps}.",
    ours: ["Ahí entra {n}: {x}, {y}.", "Ahí entra {n}: {x}."],
    rest: ["Del resto se encarga {n}: {x}, {y}.", "Del resto se encarga {n}: {x}."],
    more: ["Y hay otra cosa que cambia: {x}."],
    quote: "{By} lo cuenta así: «{q}.»",
    again: ["{T}, una vez más. Y ahora: {x}.", "Lo que queda al final: {x}."],
    later: "Y {span} después: {x}.",
    ask: [
      "Si quieres verlo por ti mismo: {n}. El enlace está en el perfil.",
      "¿Por dónde empezar? Por {n}, si te apetece. El enlace está en el perfil.",
      "Para eso está {n}. El enlace está en el perfil.",
    ],
  },
  fr: {
    moment: ["{T}. Et voilà que ça revient : {x}.", "Ça revient à chaque fois : {x}."],
    before: ["{T}. Et le voilà, l'avant : {x}.", "L'avant, tel qu'on le connaît : {x}."],
    follows: "Et voilà ce que ça donne : {x}.",
    without: "Sans ça, c'est comme d'habitude : {x}.",
    along: ["Et ça vient rarement seul : {x}."],
    cause: "Ça commence souvent plus tôt qu'on ne croit : {x}. {Y}",
    less: "En faire moins, c'est d'abord arrêter une chose : {x}. {Y}",
    second: "Et une chose n'a l'air de rien : {x}. {Y}",
    way: "Ça commence par une chose : {x}. {Y}",
    habit: "Ce qui aide est plus simple qu'on ne croit : {x}. {Y}",
    steps: "Avec {n}, ça se passe ainsi : {steps}.",
    ours: ["C'est là qu'intervient {n} : {x}."],
    rest: ["{N} s'occupe du reste : {x}."],
    more: ["Et autre chose y est différent : {x}."],
    quote: "{By} le dit comme ça : « {q}. »",
    again: ["{T}, une fois de plus. Et cette fois : {x}.", "Ce qui reste à la fin : {x}."],
    later: "Et {span} plus tard : {x}.",
    ask: [
      "Si tu veux le voir par toi-même : {n}. Le lien est dans la bio.",
      "Par où commencer ? Par {n}, si tu veux. Le lien est dans la bio.",
      "C'est pour ça qu'il y a {n}. Le lien est dans la bio.",
    ],
  },
};
