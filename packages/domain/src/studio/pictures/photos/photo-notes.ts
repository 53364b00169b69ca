import type { AssetType } from "../../../assets/index.ts";
import { templateOf } from "../../catalogue/templates.ts";
import type { PhotoNote } from "../../script/only-photos.ts";
import { TOLD_PHOTOS_MAX } from "../../script/script.ts";
import { planOfPictures } from "../picture-plan.ts";
import { picturesForLook } from "../pictures-for-look.ts";
import { photosBefore } from "./photos-before.ts";
import type { ProductPicture } from "./product-picture.ts";

/** Longest note, in words: what stands in front is what is seen first. Our own choice. */
const NOTE_WORDS = 16;

type Look = { kind: AssetType; style: { template: string } };

/**
 * What is on those photos and clips of a product that a look may show, in the order of preference, so that beats are
 * written for what can be shown. `turn` is the number of the creation in its batch: each begins with another one. Source: docs/content.md#own-pictures.
 */
export const photoNotes = (look: Look, pictures: readonly ProductPicture[], turn = 0): PhotoNote[] =>
  toldPhotos(look, pictures, turn).map((it, at) => ({
    number: at + 1,
    shows: noteOn(it),
    ...(it.half === "before" && { isBefore: true as const }),
  }));

/**
 * The pictures of which the writer is told, by their numbers, those of the time before last. Those without a description or a telling file
 * name are left out.
 */
export function toldPhotos({ kind, style }: Look, pictures: readonly ProductPicture[], turn: number): ProductPicture[] {
  const plan = planOfPictures(templateOf(kind, style.template).name);
  const firsts = described(picturesForLook(plan, pictures));
  const before = firsts.length === 0 ? [] : described(photosBefore(plan, pictures)).slice(0, BEFORE_MAX);
  const from = firsts.length === 0 ? 0 : turn % firsts.length;
  return [...[...firsts.slice(from), ...firsts.slice(0, from)].slice(0, TOLD_PHOTOS_MAX - before.length), ...before];
}

/** Most photos of the time before that a writer is told of. Our own choice. */
const BEFORE_MAX = 3;

/** The first picture of each description. */
function described(pictures: readonly ProductPicture[]): ProductPicture[] {
  const bySubject = Map.groupBy(pictures, subjectOf);
  bySubject.delete("");
  return [...bySubject.values()].flatMap(([first]) => first ?? []);
}

const subjectOf = ({ alt, name }: Pick<ProductPicture, "alt" | "name">): string => shortened(alt) || telling(name);

function noteOn({ kind, isScreen, parts = [], ...described }: ProductPicture): string {
  const whole = subjectOf(described);
  const said = parts.length > 0 ? `${whole} (${[...new Set(parts.map((it) => it.name))].join(", ")})` : whole;
  return kind === "video" ? `Clip: ${said}` : isScreen ? `Screenshot: ${said}` : said;
}

/** The first sentence of a description, or as many words of it as fit. */
function shortened(alt: string): string {
  const [sentence = ""] = alt.trim().split(/(?<=[.!?…])\s/);
  return sentence
    .split(/\s+/)
    .slice(0, NOTE_WORDS)
    .join(" ")
    .replace(/[.,;:]+$/, "");
}

/** What cameras, phones and apps call their files. */
const UNTOLD =
  /^(?:img|dsc|dscn|dscf|pxl|mvi|vid|gopr|image|photo|picture|foto|bild|imagen|screenshot|whatsapp|file|edited|copy|final|new)$/i;

/** What a file name says, in at least two words: "leather-strap.jpg", and not "IMG_2041.jpg". */
function telling(name: string): string {
  const words = name.replace(/\.\w{2,4}$/, "").match(/\p{L}{3,}/gu) ?? [];
  const said = words.filter((it) => !UNTOLD.test(it));
  return said.length >= 2 ? said.slice(0, NOTE_WORDS).join(" ") : "";
}
