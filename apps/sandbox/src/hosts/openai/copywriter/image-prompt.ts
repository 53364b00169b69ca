import {
  isObjectName,
  namedObjects,
  namedThings,
  type ObjectName,
  productObjects,
  type ThingState,
  thing,
  thingState,
} from "@vignette/domain/objects";
import type { Assignment } from "./brief.ts";
import type { BrandVoice } from "./voice.ts";

export type PromptScene = "hook" | "joke" | "pain" | "mistake" | "turn" | "how" | "proof" | "ask" | "hands";
type Shot = "in-use" | "close-up" | "detail" | "wide" | "overhead" | "screen";

/** What can be seen in a piece: the product, the thing that its hook is about, and what its pains are about, at least one. English nouns. */
export type PictureSubjects = { product: string; trouble: string; pains: readonly string[]; style: string };

/**
 * The picture of a beat in four ways, and from where it is taken. Neighbors are taken in different ways. Hands are only in a film of hands: the stand-in's do
 * not grip what they hold.
 */
const SCENES: Readonly<Record<PromptScene, readonly [Shot, ...string[]]>> = {
  hook: [
    "close-up",
    "{trouble} on a table by a window, just put down",
    "{trouble} alone in the middle of a bare table, one long shadow",
    "{trouble} on a wooden table, seen from the side",
    "{trouble} at the edge of a shelf, the room behind it out of focus",
  ],
  joke: [
    "close-up",
    "{trouble} alone in the middle of a bare table, one long shadow",
    "{trouble} upright on a bare table, in hard flash light",
    "{trouble} in the middle of an empty table, seen a little from above",
    "{trouble} on a plain shelf, far too close",
  ],
  pain: [
    "wide",
    "{trouble} left lying on an untidy table at dusk",
    "an overfull desk with {trouble} on top",
    "{trouble} in a corner of a room, cold evening light",
    "{trouble} on the floor beside an unmade corner, seen from above",
  ],
  mistake: [
    "close-up",
    "{trouble} alone on a bare table, half in the shadow",
    "{trouble} by a window, low light from the side",
    "{trouble} at the edge of a table, the room behind it out of focus",
    "{trouble} in the middle of an empty table, evening light",
  ],
  turn: [
    "in-use",
    "{product} within reach on a table, in morning light",
    "{product} in use on a clear table",
    "{product} where the mess was before, everything else put away",
    "{product} by a window, low light from the side",
  ],
  how: [
    "detail",
    "{product} from very near, the part that does the work",
    "{product} ready for its first step, seen from the side",
    "{product} beside the things it is used with, in order",
    "{product} half turned, its side in the light",
  ],
  proof: [
    "close-up",
    "{product} in its usual place, used and well kept",
    "{product} on a wooden table, upright, side light",
    "{product} between ordinary things of a working day",
    "{product} at the height of the eyes, on a plain shelf",
  ],
  hands: [
    "overhead",
    "two hands holding {product} over a table, seen from above as your own",
    "a hand turning {product} to the light, seen from above as your own",
    "two hands putting {product} down on a table, seen from above as your own",
    "a hand beside {product}, a finger on the part that matters, seen from above as your own",
  ],
  ask: [
    "close-up",
    "{product} alone on a calm table, ready to be taken",
    "{product} by the door, ready to go",
    "{product} on a plain shelf, morning light",
    "{product} in the middle of an empty table, seen a little from above",
  ],
};

/**
 * The subject of the picture of a slide or beat. `place` ends in the index. A pain or something to do shows what its `title` or else its `body` names, a mistake
 * with that in good order; without either the brief's pains take turns: five errors are not five times the same receipt.
 */
export function imagePromptFor(
  voice: BrandVoice,
  subjects: PictureSubjects,
  scene: PromptScene,
  place: string,
  { title, body }: { title: string; body: string } = { title: "", body: "" },
): string {
  const at = Number(/\d+/.exec(place)?.[0] ?? 0);
  const named = scene === "pain" || scene === "how" ? namedIn(title, body) : undefined;
  if (scene === "turn") {
    const better = namedObjects(withoutAbsent(title)).find((it) => isThing(it) && `the ${it}` !== subjects.product);
    if (better) return betterNow(subjects.product, better);
  }
  const isOther = named !== undefined && `the ${named}` !== subjects.product;
  const [, ...small] = SCENES[isOther && scene === "pain" ? "mistake" : scene];
  const ways = isOther && scene === "pain" && LARGE.has(named) ? IN_A_ROOM : small;
  const order = voice.chance.shuffle("ways of taking pictures", [0, 1, 2, 3]);
  const way = ways[order[at % order.length] ?? 0] ?? "";
  const pain = isOther
    ? `${asSaid(named, `${title} ${body}`)}${withOthers(title, named)}`
    : (subjects.pains[at % subjects.pains.length] ?? "");
  const product = isOther && scene === "how" ? `the ${nounOf(named)}` : subjects.product;
  return way.replace("{product}", product).replace("{trouble}", scene === "pain" ? pain : subjects.trouble);
}

/** A text without what it says there is none of: "Feierabend ohne Papierkram" shows no paper. */
export const withoutAbsent = (text: string): string =>
  text.replace(/(?<!\p{L})(?:without|no|ohne|keine?n?|sin|sans)\s+\p{L}+/giu, "");

/** The product with what its title says is better now: the sofa from which the hair is gone. */
const betterNow = (product: string, thing: ObjectName): string =>
  LARGE.has(thing)
    ? `${product} in front of a clean ${nounOf(thing)}, morning light`
    : `${product} beside ${troubleOf(thing, undefined)}, morning light`;

/** What stands on no table, and how it is taken instead. */
const LARGE = new Set<string>(["fridge", "tap", "bed", "sofa", "chair", "desk", "car", "tree", "house"]);
const IN_A_ROOM = [
  "{trouble} in a corner of a room, low light from the side",
  "{trouble} against a plain wall, evening light",
  "{trouble} in a quiet room, seen from the front",
  "{trouble} by a window, half in the shadow",
];

/** A thing with the color and the state that the words about it give it: black trousers, a sofa covered in fur. */
function asSaid(name: ObjectName, words: string): string {
  const color = namedThings(words).find((it) => it.name === name)?.colorName;
  const noun = troubleOf(name, undefined);
  const colored = color ? noun.replace(/^(?:an? )?/, (article) => `${article && "a "}${color} `) : noun;
  const state = thingState(words, name);
  return state ? `${colored} ${STATE_WORDS[state]}` : colored;
}

const STATE_WORDS: Readonly<Record<ThingState, string>> = {
  hairy: "covered in fur",
  muddy: "covered in mud",
  wet: "soaking wet",
};

/** The other things that a title names: a fridge with beans. */
function withOthers(title: string, named: string): string {
  const others = namedObjects(title).filter((it) => isThing(it) && it !== named);
  return others.length === 0 ? "" : ` with ${others.map((it) => troubleOf(it, undefined)).join(" and ")}`;
}

/** Of a title the last thing, which is the one that is wrong: beans are kept in a fridge. Of a sentence the first. */
const namedIn = (title: string, body: string) => namedObjects(title).findLast(isThing) ?? thing(body);

const isThing = (it: string): boolean => it !== "person" && it !== "hand";

/** From where such a picture is taken. */
export const shotFor = (scene: PromptScene | null): Shot => SCENES[scene ?? "hook"][0];

/**
 * What can be seen of a brief. A thing that can be drawn is called what it is: a brand's name would put something else
 * into the picture, as "Kiln House Blend" a house.
 */
export function pictureSubjects({ brief, hook }: Pick<Assignment, "brief" | "hook">): PictureSubjects {
  const { name, audience } = brief;
  const { product, trouble } = productObjects(brief);
  const ofHook = thing(hook);
  const seen = [brief.pain, ...brief.pains].flatMap((it) => {
    const one = thing(it);
    return troublesOf(it) || (one ? troubleOf(one, product) : []);
  });
  return {
    product: product ? `the ${product}` : `the finished work of ${name || "this brand"}`,
    trouble: isObjectName(ofHook) && ofHook !== product ? asSaid(ofHook, hook) : troubleOf(ofHook ?? trouble, product),
    pains: seen.length > 0 ? [...new Set(seen)] : [troubleOf(trouble, product)],
    style: `Soft window light from the left, natural muted colors, 35 mm lens, slight grain, an ordinary room of ${audience || "the people it is for"}`,
  };
}

/** All that a pain names together: hair on clothes is a cat and a shirt. */
const troublesOf = (pain: string): string => {
  const things = namedObjects(pain).filter(isThing);
  return things.length > 1 ? things.map((it) => troubleOf(it, undefined)).join(" and ") : "";
};

function troubleOf(trouble: string | undefined, thing: string | undefined): string {
  if (trouble === undefined) return "an unfinished piece of work";
  const isMany = /s$/.test(trouble);
  if (trouble === thing) return isMany ? `old ${thing}` : `an old ${thing}`;
  const noun = nounOf(trouble);
  return isMany ? noun : `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;
}

/** The noun by which a thing is known again in a prompt: "tap" alone is also what one does. */
const nounOf = (name: string): string => NOUNS[name] ?? name;
const NOUNS: Readonly<Record<string, string>> = { tap: "water tap", filter: "paper filter", foot: "black toenail" };
