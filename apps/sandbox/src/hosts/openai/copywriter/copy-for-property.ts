import { captionFor } from "./caption.ts";
import { hashtagsFor } from "./hashtags.ts";
import { imagePromptFor, type PictureSubjects } from "./image-prompt.ts";
import { phrasebookFor } from "./phrases/phrasebook-for.ts";
import { stepsBetween } from "./scripts/steps/steps.ts";
import { askOf, asShort, asSpoken } from "./scripts/steps/told.ts";
import type { BrandVoice } from "./voice.ts";

/** Copy for a text that a schema names; `place` distinguishes the items of a list. */
export function copyForProperty(voice: BrandVoice, subjects: PictureSubjects, property: string, place: string): string {
  const key = property.toLowerCase().replace(/[^a-z]/g, "");
  if (/image|picture|visual|scene|photo/.test(key)) return imagePromptFor(voice, subjects, "turn", place);
  const writer = Object.entries(WRITERS).find(([words]) => new RegExp(words).test(key))?.[1] ?? anyLine;
  return writer(voice, place);
}

type Writer = (voice: BrandVoice, place: string) => string;

const LINE_WORDS = 16;
const TITLE_WORDS = 9;
const bookOf = (voice: BrandVoice) => phrasebookFor(voice.language);
const numberIn = (place: string): number => Number(place.match(/\d+/)?.[0] ?? 0);
const stepAt = (voice: BrandVoice, place: string) => stepsBetween(voice, bookOf(voice), 8)[numberIn(place) % 8];

const anyLine: Writer = (voice, place) => {
  const step = stepAt(voice, place);
  return step ? asSpoken(voice, bookOf(voice), step, LINE_WORDS) : voice.Name;
};
const anyTitle: Writer = (voice, place) => {
  const step = stepAt(voice, place);
  return step ? asShort(voice, bookOf(voice), step, TITLE_WORDS) : voice.Name;
};

/** By what the name of the property contains, first match. */
const WRITERS: Readonly<Record<string, Writer>> = {
  "hashtag|tag|keyword": (voice, place) => {
    const tags = hashtagsFor(voice, {});
    return tags[numberIn(place) % Math.max(1, tags.length)] ?? "";
  },
  caption: (voice) => captionFor(voice, bookOf(voice)),
  "hook|opening": ({ hook }) => hook,
  "audience|forwhom": ({ audience }) => audience ?? "people with this problem",
  "pain|problem": ({ pains }) => pains[0] ?? "",
  "outcome|benefit|promise": ({ gains }) => gains[0] ?? "",
  "proof|claim|evidence": ({ points, does }, place) => points[numberIn(place)] ?? points[0] ?? does[0] ?? "",
  "price|cost": ({ price }) => price ?? "",
  "cta|ask|action|button": (voice) => askOf(voice, bookOf(voice), "")[1],
  "^(name|product|brand)|productname": ({ name }) => name,
  "title|headline|heading|overlay|emphasis|tagline|subject": anyTitle,
  "description|summary|about|what": ({ does }) => does.join(" "),
  "line|voice|spoken|narration|script": anyLine,
  tone: () => "calm, plain, friendly",
  "language|locale": () => "en",
};
