import type { ObjectName } from "./named-objects.ts";
import { thing } from "./product-objects.ts";

/** A thing that talks in a joke, or does what people do, and how it feels about it. `hasGlasses`: it does the books. */
export type Speaker = { name: ObjectName; mood: SpeakerMood; isSeveral?: boolean; hasGlasses?: boolean };

export type SpeakerMood = "hurt" | "cross" | "pleased" | "smug";

/**
 * The thing that talks in a line such as "The spoon: what do I stir now?", before its only colon: with a second colon the line counts
 * ("Bandages: nine. Toenails: six"). Undefined if nobody talks, or a person. `isGlad`: whether the joke is glad about its
 * product, so that others are out of work.
 */
export function speakerOf(line: string, isGlad = false): Speaker | undefined {
  const acts = ACTS.exec(line)?.[1];
  if (acts !== undefined) return personOf(acts, BOOKS.test(line));
  const [who = "", said = "", ...more] = line.split(/\s?[:：](?=\s)/);
  if (said.trim() === "" || more.length > 0 || who.trim().split(/\s+/).length > MOST_WORDS) return undefined;
  const name = PERSON.test(who) ? undefined : thing(who);
  const isSeveral = SEVERAL.test(who) && !(name && PAIRS.has(name));
  return name && { name, mood: moodOf(said, isGlad), ...(isSeveral && { isSeveral }) };
}

/** What is drawn as a pair, or stands for several. */
const PAIRS: ReadonlySet<ObjectName> = new Set(["boots", "foot", "trousers", "glasses", "headphones", "scissors"]);

function personOf(who: string, hasGlasses: boolean): Speaker | undefined {
  const name = thing(who);
  const isSeveral = SEVERAL.test(who);
  return name && { name, mood: "smug", ...(isSeveral && { isSeveral }), ...(hasGlasses && { hasGlasses }) };
}

/** What only people do: "The creams pay rent now", in English, German, Spanish and French. */
const ACTS =
  /^((?:the|my|der|die|das|meine?|el|la|los|las|mis?|le|les|mon|mes)\s+\p{L}+)\s+(?:pays?|is the|does the|have a|zahlen|zahlt|macht|haben|pagan?|lleva|paient|paie|fait|ont)(?!\p{L})(?!.*(?::|shrine|altar|schrein|autel))/iu;
const BOOKS = /accountant|bookkeep|Buchhalt|contab|compta/iu;

/** Of a name: "my rubber boots". */
const MOST_WORDS = 4;

const PERSON = /^\s*(?:me|i|we|you|pov|ich|wir|du|yo|tú|moi|toi|je|day|tag|día|jour)(?!\p{L})/iu;

/** A plural article or ending, in English, German, Spanish and French; German plurals are seen by their article. */
const SEVERAL =
  /^\s*(?:(?:the|my|our|all)\b.*[^s]s$|(?:alle|meine)\b.*n$|die\b.*(?:en|ge)$|die\s.*(?:tassen|belege|stiefel|pflaster|tiegel)$|(?:los|las|mis)\b|(?:les|mes)\b)/iu;

function moodOf(said: string, isGlad: boolean): SpeakerMood {
  if (CROSS.test(said)) return "cross";
  if (/\?\s*[”"“»]?$/.test(said.trim())) return "hurt";
  return isGlad ? "pleased" : "smug";
}

const CROSS =
  /(?<!\p{L})(?:quit|blame|fault|too much|please stop|kündige|Schuld|weiß zu viel|dimito|culpa|demasiado|démissionne|faute|trop)(?!\p{L})/iu;
