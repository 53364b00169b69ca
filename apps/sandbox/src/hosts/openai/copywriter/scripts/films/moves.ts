import { saysHow } from "@vignette/domain/promises";
import { inside } from "../../material/fragment.ts";
import { fill } from "../../phrases/fill.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import { spokenFrames } from "../../phrases/spoken.ts";
import type { BrandVoice } from "../../voice.ts";
import { lowerFirst, sentence, upperFirst } from "../../words.ts";
import { type BeatDraft, draft } from "../draft.ts";

/** Each move by itself, as far as it is known, with what a photo of it shows. */
export function movesApart(voice: BrandVoice, { trade }: Phrasebook): BeatDraft[] {
  if (voice.steps.length > 0) return voice.steps.map((it) => draft("point", { line: sentence(upperFirst(it)) }));
  if (!trade) return [];
  const { way, waySeen } = trade.told;
  const { tried } = spokenFrames(voice.language);
  const [first = ""] = way;
  const begun = saysHow(voice.hook) ? first : fill(tried, { ...voice.words, x: goingOn(voice, first) }) || first;
  return way.map((it, at) =>
    draft("point", { line: sentence(at === 0 ? begun : it), ...(waySeen?.[at] && { seen: waySeen[at] }) }),
  );
}

/** What goes on behind a colon: names keep their capitals, in German also nouns and whole sentences. */
export function goingOn({ language, brand }: BrandVoice, text: string, isSentence = false): string {
  if (language === "de") return isSentence ? text : inside(text, language, brand);
  return text.startsWith(brand) ? text : lowerFirst(text);
}
