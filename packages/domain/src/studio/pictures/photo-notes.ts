import type { AssetType } from "../../assets/index.ts";
import { templateOf } from "../catalogue/templates.ts";
import { planOfPictures } from "./picture-plan.ts";
import { picturesForLook } from "./pictures-for-look.ts";
import type { ProductPicture } from "./product-picture.ts";

/** Pictures that the writer is told of: one for each beat of the longest look. Our own choice. */
const TOLD = 10;
/** Longest note, in words: what stands in front is what is seen first. Our own choice. */
const NOTE_WORDS = 16;

type Look = { kind: AssetType; style: { template: string } };

/**
 * What is on those photos and clips of a product that a look may show, in the order of preference, so that beats are
 * written for what can be shown. Pictures without a description or a telling file name are left out.
 * Source: docs/content.md#own-pictures.
 */
export function photoNotes({ kind, style }: Look, pictures: readonly ProductPicture[]): string[] {
  const plan = planOfPictures(templateOf(kind, style.template).name);
  const notes = picturesForLook(plan, pictures).map(noteOn);
  return [...new Set(notes.filter((it) => it !== ""))].slice(0, TOLD);
}

function noteOn({ kind, isScreen, alt, name, parts = [] }: ProductPicture): string {
  const whole = shortened(alt) || telling(name);
  if (whole === "") return "";
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
