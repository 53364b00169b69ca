/** Verbs that begin what people want: "save two hours". Words that are mostly nouns are left out. */
const VERBS = words(`achieve avoid be become begin book boost bring build buy charge clean close collect control cook
  cut double dress earn eat end enjoy fall feel fill find finish fit fix focus forget gain get give go grow handle have
  hear hire hit impress keep know land launch learn leave let live look lose love make manage meet move never organize
  own pass pay plan play post protect publish put raise rank reach read recover reduce relax remember remove rest ride
  run save say schedule see sell send share shave shine ship show skip sleep smell sound speak spend stand start stay
  stop stretch switch take talk taste teach train travel trust try turn understand unlock wake walk wear win work write
  always breathe`);

/** Verbs that are as often nouns or describe what follows; what follows tells: "sleep through the night", "sleep quality". */
const ALSO_NOUNS = words(`charge clean control cut double dress end fall feel fit fix focus land launch look love move
  own pass pay plan play post rank rest ride run shave shine ship sleep smell sound start talk taste train travel trust
  walk win work`);

const AFTER_A_VERB =
  words(`a about again ahead all an any asleep at better by clients costs down every faster for freely
  from hard her higher his in into it leaks less light lighter like longer more my no off on our out over overnight pain-free smarter
  so the their them through to together up well with without younger your`);

/** Verbs of how something is: "feel confident". A noun of theirs is followed by a preposition: "the look of your home". */
const LINKING = words("feel look smell sound taste");

/** Words in -ing that are things. */
const THINGS_IN_ING = words(`accounting anything building clothing evening everything housing king marketing meeting
  morning nothing painting pricing ring something spring string thing wedding`);

/** Words in -ing that describe what follows: "glowing skin". */
const DESCRIBING = words(
  "amazing aching boring charming confusing exciting glowing lasting loving running shining thriving",
);

const PLURALS = words("children data feet men mice people teeth women folks");
const NO_PLURALS = words("always bus fitness focus gas less news business process success stress yes");

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/** Whether these words begin with an act: "get paid on time". */
export function startsWithVerb(phrase: readonly string[]): boolean {
  const [first = "", second = ""] = phrase.map((it) => it.toLowerCase());
  if (!VERBS.has(first)) return false;
  if (LINKING.has(first) && second !== "") return !/^(of|and|that)$/.test(second);
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
  const doubles = /^[^aeiou]*[aeiou][bdglmnprt]$/.test(it) || ["begin", "control", "forget"].includes(it);
  return doubles ? `${verb}${verb.at(-1)}ing` : `${verb}ing`;
}
