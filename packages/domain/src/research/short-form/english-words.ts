/** Verbs that begin what people want: "save two hours". Words that are mostly nouns are left out. */
const VERBS = words(`achieve avoid be become begin book bring build buy close collect cook cut earn eat end enjoy feel
  fill find finish fit focus gain get give go grow handle have hear hit keep know learn leave let live look lose love
  make manage meet move never pay plan play post publish put raise reach read recover reduce relax remember remove run
  save say schedule see sell send share ship show skip sleep speak spend stand start stay stop stretch switch take talk
  teach trust try turn understand unlock wake walk wear win work write always breathe hire train travel`);

/** Verbs that are as often nouns; what follows tells: "sleep through the night", "sleep quality". */
const ALSO_NOUNS = words(
  "cut end feel fit focus look love move pay plan play post run sleep start talk train travel trust walk win work",
);

const AFTER_A_VERB = words(`a about again all an any at better by down every faster for freely from her his in into it
  less like longer more my no off on our out over pain-free smarter so the their them through to together up well
  with without your`);

/** Words in -ing that are things. */
const THINGS_IN_ING = words(`accounting anything building clothing evening everything housing king marketing meeting
  morning nothing painting pricing ring something spring string thing wedding`);

/** Words in -ing that describe what follows: "glowing skin". */
const DESCRIBING = words("amazing aching boring charming confusing exciting glowing lasting loving running shining");

const PLURALS = words("children data feet men mice people teeth women folks");
const NO_PLURALS = words("always bus fitness focus gas less news business process success stress yes");

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Whether these words begin with an act: "get paid on time". */
export function startsWithVerb(phrase: readonly string[]): boolean {
  const [first = "", second = ""] = phrase.map((it) => it.toLowerCase());
  if (!VERBS.has(first)) return false;
  return !ALSO_NOUNS.has(first) || AFTER_A_VERB.has(second) || /ly$/.test(second);
}

/** Whether these words begin with an act as a thing: "chasing invoices". "Glowing skin" is none. */
export function startsWithDoing(phrase: readonly string[]): boolean {
  const first = (phrase[0] ?? "").toLowerCase();
  return /[a-z]{2,}ing$/.test(first) && !THINGS_IN_ING.has(first) && !DESCRIBING.has(first);
}

/** Whether a noun stands for several things. */
export function isPlural(noun: string): boolean {
  const it = noun.toLowerCase();
  return PLURALS.has(it) || (/[^s]s$/.test(it) && !/(is|us)$/.test(it) && !NO_PLURALS.has(it));
}

/** get → getting, make → making, lie → lying, speak → speaking. */
export function doingOf(verb: string): string {
  const it = verb.toLowerCase();
  if (/ie$/.test(it)) return `${verb.slice(0, -2)}ying`;
  if (/[^e]e$/.test(it) && it !== "be") return `${verb.slice(0, -1)}ing`;
  const doubles = /^[^aeiou]*[aeiou][bdglmnprt]$/.test(it) || it === "begin" || it === "forget";
  return doubles ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}
