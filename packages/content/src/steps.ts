import type { BeatMedia, Storyboard } from "@vignette/composition";
import { type Beat, isNamedWhole, namedParts, type Script } from "@vignette/domain/studio";
import { partsIn, photoOf } from "./beat-media.ts";
import type { SceneInput } from "./scene-input.ts";

type Steps = NonNullable<Storyboard["beats"][number]["steps"]>;
type Named = { word: number; media: BeatMedia };
type ShownPicture = SceneInput["shown"][number];

/**
 * What a spoken beat shows while its line names one part after the other: its own photo around each, or another photo of the piece that
 * shows what it names in full, as the screen for each of three taps. A sentence that names nothing shows all of its own photo. Empty where all of the line
 * shows the same. Source: ADR 181.
 */
export function stepsOf(beat: Beat, { shown, pictures }: SceneInput, { beats }: Script): Steps {
  const own = shown.find(({ key }) => key === beat.shows?.key);
  if (!own?.parts || !own.type.startsWith("image/") || beat.more) return [];
  // What hurts is not told on another photo, which may be the product's.
  const others = beat.role === "pain" ? [] : beats;
  const files = [own, ...others.flatMap(({ shows }) => shown.find(({ key }) => key === shows?.key) ?? [])];
  const photos = files.filter(
    (file, at) => file.type.startsWith("image/") && files.indexOf(file) === at && !file.key.startsWith("reel:"),
  );
  const faceOf = (key: string) => beats.find(({ shows }) => shows?.key === key)?.shows?.face;
  const used = new Set<string>();
  const steps: Named[] = [];
  let last: { file: ShownPicture; names: readonly string[] } | null = null;
  for (const { words, word, isSentence } of phrasesOf(beat.line)) {
    // "The Dew Drop" names no drop.
    const said = { title: "", line: words.replace(NAME, " "), body: "" };
    const naming = photos.filter((file) =>
      namedParts(file.parts ?? [], said).some((part) => file === own || isNamedWhole(part, said)),
    );
    // Of several things no part is shown by itself.
    const single = naming.filter(({ key }) => pictures?.get(key)?.isGroup !== true);
    const names = naming.flatMap(({ parts }) => namedParts(parts ?? [], said).map(({ name }) => name.toLowerCase()));
    // What is named again stays: the old beans in the jar are not those beside the bag.
    const again: ShownPicture | null =
      last && naming.includes(last.file) && names.some((it) => last?.names.includes(it)) ? last.file : null;
    const [next] = (single.length > 0 ? single : naming).toSorted(
      (a, b) => Number(used.has(a.key)) - Number(used.has(b.key)),
    );
    const file: ShownPicture | undefined = again ?? next;
    if (file) {
      last = { file, names };
      used.add(file.key);
      steps.push({ word, media: { ...photoOf(file, pictures, faceOf(file.key)), ...partsIn(file.parts, said) } });
    } else if (isSentence) {
      // What a title names comes when the voice says it, too.
      steps.push({ word, media: { ...photoOf(own, pictures, beat.shows?.face), ...partsIn(own.parts, NOTHING) } });
    }
  }
  const different = steps.filter((it, at) => keyOf(it) !== (steps[at - 1] ? keyOf(steps[at - 1]) : null));
  return different.length > 1 && different.some(isNaming) ? different : [];
}

/** Several words in capitals are a name. */
const NAME = /\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)+/gu;

const NOTHING = { title: "", line: "", body: "" };

const keyOf = (step: Named | undefined): string => JSON.stringify([step?.media.src, namedIn(step)]);

const namedIn = (step: Named | undefined) => (step?.media.kind === "image" ? (step.media.named ?? []) : []);

const isNaming = (step: Named): boolean => namedIn(step).length > 0;

/** A line at its commas and full stops, each stretch with the number of words before it, and whether a sentence begins there. */
function phrasesOf(line: string): { words: string; word: number; isSentence: boolean }[] {
  let word = 0;
  let isSentence = true;
  return line
    .replaceAll("*", "")
    .trim()
    .split(/(?<=[.!?…:;,])\s+/u)
    .map((words) => {
      const phrase = { words, word, isSentence };
      word += words.split(/\s+/).length;
      isSentence = /[.!?…]$/u.test(words);
      return phrase;
    });
}
