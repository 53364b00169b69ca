import { type ObjectName, unaccented } from "./named-objects.ts";

/** What is on a thing, as the words about it say. */
export type ThingState = "hairy" | "muddy" | "wet";

/** The words for it in English, German, Spanish and French, without accents, and the things on which it shows. */
const STATES: readonly { state: ThingState; said: RegExp; shows: ReadonlySet<ObjectName> }[] = [
  {
    state: "hairy",
    said: /(?<!(?:no|without|ohne|keine|sin|sans|zero) )(?:(?:cat |dog )?hairs?|fur|(?:katzen|hunde)?haaren?|fell|fellfutter|pelos?|poilue?s?|poils?)|(?:is|ist|es|est) (?:now |jetzt |ahora )?(?:cat|katze|gato|gata|chat)/,
    shows: new Set<ObjectName>(["bed", "chair", "coat", "laptop", "lint roller", "rug", "shirt", "sofa", "trousers"]),
  },
  {
    state: "muddy",
    said: /mud|muddy|matsch(?:ige[nmrs]?)?|schlamm(?:ige[nmrs]?)?|barro|embarrad[oa]s?|boue|boueuse?s?|boueux/,
    shows: new Set<ObjectName>(["bicycle", "boots", "dog", "plank", "rug", "shoe", "sock", "trousers"]),
  },
  {
    state: "wet",
    said: /wet|soaked|soggy|none dry|dry: none|nasse[nmrs]?|nass|keiner (?:davon )?trocken|trocken: null|mojad[oa]s?|ninguna seca|secas: ninguna|mouillee?s?|aucune seche/,
    shows: new Set<ObjectName>(["boots", "coat", "dog", "shirt", "shoe", "sock", "towel", "trousers"]),
  },
];

/** What a text says is on a thing that it is about; undefined if it says nothing, or if that would not be seen on it. */
export function thingState(text: string, thing: ObjectName): ThingState | undefined {
  const words = unaccented(text);
  return STATES.find(
    ({ said, shows }) =>
      shows.has(thing) && new RegExp(`(?<![\\p{L}\\p{N}])(?:${said.source})(?![\\p{L}\\p{N}])`, "u").test(words),
  )?.state;
}
