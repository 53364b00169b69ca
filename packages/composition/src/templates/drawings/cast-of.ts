import {
  counted,
  isObjectName,
  type NamedThing,
  namedThings,
  type ObjectName,
  speakerOf,
  type ThingState,
  thing,
  thingState,
} from "@vignette/domain/objects";
import { isGladJoke } from "@vignette/domain/studio/catalogue";
import type { Color } from "../../scene/color.ts";
import type { Storyboard, StoryboardBeat } from "../../storyboard/storyboard.ts";
import { emphasized } from "../emphasized.ts";
import { type MemeCast, PLAIN } from "./meme-drawing.ts";

type Joke = Pick<Storyboard, "beats" | "objects">;

/**
 * What stands in the drawing of a joke: the thing that its turn names, or else its setup; otherwise the trouble that the
 * product ends, or the product itself where the joke is glad. What is for sale is never the trouble.
 */
export function castOf(joke: Joke): MemeCast {
  return castAt(joke, sentencesOf(joke).length - 1);
}

/** The same for one step of it, from 0: what its own words name, or else those before it, or after it. */
export function castOfStep(joke: Joke, step: number): MemeCast {
  return castAt(joke, step);
}

function castAt({ beats, objects = {} }: Joke, at: number): MemeCast {
  const told = sentencesOf({ beats });
  const isGlad = isGladJoke(told.join(". "));
  const product = isObjectName(objects.product) ? objects.product : undefined;
  const trouble = isObjectName(objects.trouble) && objects.trouble !== product ? objects.trouble : undefined;
  const named = told.map((it) => thingsIn(it).map(({ name }) => asProduct(name, product)));
  const isShown = (name: ObjectName) => isGlad || name !== product;
  // Its own, and those of the steps before it from the last one back; only without any, what is still to come.
  const before = named
    .slice(0, at + 1)
    .toReversed()
    .flat()
    .filter(isShown);
  const known = isGlad ? (named[at] ?? []) : before.length > 0 ? before : named.flat().filter(isShown);
  // A trouble of the same kind as the product is that of others: it has no color of the brand.
  const ofOthers = !isGlad && known.length === 0 && product && named.flat().includes(product) ? product : undefined;
  const [shown = ofOthers ?? (isGlad ? product : trouble), other] = [...new Set(known)];
  const animal = named.flat().find((it) => it === "cat" || it === "dog");
  const count = figuresOf(shown, told[at] ?? "");
  const colors = { ...(ofOthers && { [ofOthers]: PLAIN }), ...colorsIn(told.join(". ")) };
  const speaker = speakerOf(told[at] ?? "", isGlad);
  const states = statesOf(told[at] ?? "", [speaker?.name ?? shown, other]);
  return {
    ...(shown && { thing: shown }),
    ...(other && { other }),
    ...(product && { product }),
    ...(speaker && { speaker }),
    ...(animal && { animal }),
    ...(isGlad && { isGlad }),
    ...(GLUM.test(told[at] ?? "") && { isGlum: true }),
    ...(BRAVE.test(told[at] ?? "") && { isBrave: true }),
    ...(SHRINE.test(told[at] ?? "") && { hasShrine: true }),
    ...(GUESTS.test(told[at] ?? "") && { hasGuests: true }),
    ...(TIGHT_SKIN.test(told[at] ?? "") && { hasTightSkin: true }),
    ...(count && { count }),
    ...(Object.keys(colors).length > 0 && { colors }),
    ...(Object.keys(states).length > 0 && { states }),
  };
}

/** How often a counted thing is drawn: what is drawn as a pair half as often, unless its words count pairs. */
function figuresOf(shown: ObjectName | undefined, text: string): number | undefined {
  const count = counted(text);
  return count && shown && PAIRED.has(shown) && !PAIRS.test(text) ? Math.round(count / 2) : count;
}

const PAIRED: ReadonlySet<ObjectName> = new Set(["boots"]);
const PAIRS = /(?<!\p{L})(?:pairs?|paar|par(?:es)?|paires?)(?!\p{L})/iu;

/** What the words of a step say is on its things. */
function statesOf(text: string, things: readonly (ObjectName | undefined)[]): Partial<Record<ObjectName, ThingState>> {
  return Object.fromEntries(
    things.flatMap((name) => {
      const state = name && thingState(text, name);
      return state ? [[name, state] as const] : [];
    }),
  );
}

/** Sad or unmoved, in English, German, Spanish and French. */
const GLUM =
  /(?<!\p{L})(?:sad|unimpressed|traurig|unbeeindruckt|triste|ni caso|pas impressionn)(?:e[rsn]?|es|é|ée)?(?!\p{L})/iu;

/** Brave or proud, in the same languages. */
const BRAVE = /(?<!\p{L})(?:brave|proud|tapfer|stolz|valient|orgullos|courageu|fi[eè]r)\p{L}{0,3}(?!\p{L})/iu;

/** What is loved too much, and who is shown it, in the same languages. */
const SHRINE = /(?<!\p{L})(?:shrine|altar|Schrein|autel)(?!\p{L})/iu;
const GUESTS = /(?<!\p{L})(?:guests?|visitors?|Besuch|Gästen?|visitas?|invitados|invités)(?!\p{L})/iu;

const TIGHT_SKIN =
  /(?<!\p{L})(?:(?:tight|dry|cracked) skin|skin (?:is|feels) (?:tight|dry)|spannende[rn]? Haut|trockene[rn]? Haut|Haut,? (?:die )?spannt|piel (?:tirante|seca)|peau (?:sèche|qui tire))(?!\p{L})/iu;

/** What a joke says, step by step: its setup and its turn may be in one beat. */
const sentencesOf = ({ beats }: Pick<Storyboard, "beats">): string[] =>
  beats.flatMap(({ title, body }: StoryboardBeat) =>
    [title, body].map((it) => emphasized(it).text).filter((it, at) => at === 0 || it !== ""),
  );

const thingsIn = (text: string): NamedThing[] =>
  namedThings(text).filter(({ name }) => name !== "person" && name !== "hand");

/** A bottle is the product, where that is sold in one of a kind of its own. */
const asProduct = (name: ObjectName, product: ObjectName | undefined): ObjectName =>
  name === "bottle" && product && BOTTLES.has(product) ? product : name;
const BOTTLES: ReadonlySet<ObjectName> = new Set(["dropper", "tube"]);

function colorsIn(text: string): Partial<Record<ObjectName, Color>> {
  return Object.fromEntries(thingsIn(text).flatMap(({ name, color }) => (color ? [[name, color] as const] : [])));
}

/** What all of it is about, with what each label names. */
export function labeledCastOf(storyboard: Joke): MemeCast {
  const titles = storyboard.beats.map(({ title }) => emphasized(title).text);
  const named = titles.map(thing);
  const { trouble } = storyboard.objects ?? {};
  // The first label says whose joke it is, the next one what is wrong.
  const wrong = isObjectName(trouble) && !named.includes(trouble) ? trouble : undefined;
  const colors = Object.assign({}, ...titles.map(colorsIn));
  const labeled = named.map((it, at) => (at === 1 ? (it ?? wrong) : it));
  const states = Object.assign({}, ...titles.map((title, at) => statesOf(title, [labeled[at]])));
  const { speaker: _, ...cast } = castOf(storyboard);
  const counts = titles.map((title, at) => figuresOf(labeled[at], title));
  return {
    ...cast,
    labeled,
    ...(counts.some((it) => it !== undefined) && { counts }),
    states,
    ...(Object.keys(colors).length > 0 && { colors }),
  };
}
