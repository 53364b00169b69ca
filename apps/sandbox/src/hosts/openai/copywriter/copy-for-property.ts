import { captionFor } from "./caption.ts";
import { hashtagsFor } from "./hashtags.ts";
import { imagePromptFor, type PictureSubjects } from "./image-prompt.ts";
import type { Topic } from "./lines/lines.ts";
import { linesFor } from "./lines/lines-for.ts";
import type { BrandVoice } from "./voice.ts";
import { sentence } from "./words.ts";

/** Copy for a text that a schema names; `place` distinguishes the items of a list. */
export function copyForProperty(voice: BrandVoice, subjects: PictureSubjects, property: string, place: string): string {
  const key = property.toLowerCase().replace(/[^a-z]/g, "");
  if (/image|picture|visual|scene|photo/.test(key)) return imagePromptFor(voice, subjects, "turn", place);
  const writer = Object.entries(WRITERS).find(([words]) => new RegExp(words).test(key))?.[1] ?? anyLine;
  return writer(voice, place);
}

type Writer = (voice: BrandVoice, place: string) => string;

const said = (lines: readonly unknown[]): string[] =>
  lines.filter((it): it is string => typeof it === "string" && it !== "");
const oneOf = ({ chance }: BrandVoice, place: string, lines: readonly unknown[]): string =>
  chance.shuffle(place, said(lines))[0] ?? "";
const slidesOf = (voice: BrandVoice, topics: readonly Topic[]) =>
  topics.flatMap((topic) => linesFor(voice).topic(topic, "", 0).slides);
const spokenOf = (voice: BrandVoice, topics: readonly Topic[]) =>
  topics.flatMap((topic) => linesFor(voice).topic(topic, "", 0).spoken);
const titlesOf = (voice: BrandVoice): string[] => slidesOf(voice, ["pain", "turn", "ask"]).map(([title]) => title);
const bodiesOf = (voice: BrandVoice): string[] => slidesOf(voice, ["pain", "turn"]).map(([, body]) => body);
const anyLine: Writer = (voice, place) => oneOf(voice, place, [...bodiesOf(voice), ...voice.does]);

/** By what the name of the property contains, first match. */
const WRITERS: Readonly<Record<string, Writer>> = {
  "hashtag|tag|keyword": (voice, place) => oneOf(voice, place, hashtagsFor(voice, linesFor(voice))),
  caption: (voice) => captionFor(voice, linesFor(voice)),
  "hook|opening": (voice, place) =>
    oneOf(voice, place, [voice.hook, ...slidesOf(voice, ["pain"]).map(([title]) => title)]),
  "audience|forwhom": ({ people }) => people ?? "people with this problem",
  "pain|problem": ({ pain }) => pain?.plain ?? "",
  "outcome|benefit|promise": ({ outcome }) => outcome?.plain ?? "",
  "proof|claim|evidence": ({ proof, does }, place) =>
    proof[Number(place.match(/\d+$/)?.[0] ?? 0)] ?? proof[0] ?? does[0] ?? "",
  "price|cost": ({ price }) => price ?? "",
  "cta|ask|action|button": (voice, place) => oneOf(voice, place, spokenOf(voice, ["ask"])),
  "^(name|product|brand)|productname": ({ name }) => name,
  "title|headline|heading|overlay|emphasis|tagline|subject": (voice, place) => oneOf(voice, place, titlesOf(voice)),
  "description|summary|about|what": ({ does }) => does.map(sentence).join(" "),
  "line|voice|spoken|narration|script": (voice, place) => oneOf(voice, place, spokenOf(voice, ["pain", "turn"])),
  tone: () => "calm, plain, friendly",
  "language|locale": () => "en",
};
