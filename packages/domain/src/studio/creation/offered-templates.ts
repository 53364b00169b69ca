import type { AssetType } from "../../assets/index.ts";
import { Refusal } from "../../kernel/index.ts";
import { type Brief, reviewsIn, statedFigures, statedTimes } from "../../research/index.ts";
import type { Template } from "../catalogue/template.ts";
import type { TemplateNeed } from "../catalogue/template-need.ts";
import { templateOf, templates } from "../catalogue/templates.ts";
import { namedParts } from "../pictures/parts/named-parts.ts";
import { hasPair } from "../pictures/photos/pairs.ts";
import type { ProductPicture } from "../pictures/photos/product-picture.ts";
import { planOfPictures } from "../pictures/picture-plan.ts";

type OwnPicture = Pick<ProductPicture, "kind" | "isScreen" | "isMaterial" | "parts" | "addsNoView"> &
  Partial<Pick<ProductPicture, "half" | "name" | "alt">>;

type Stated = Pick<Brief, "description" | "pain" | "pains" | "outcome" | "outcomes" | "price" | "proof">;

/** What a product brings to its content. `pictures` null where they are not known: nothing is refused for them then. */
export type Material = { brief: Stated; pictures: readonly OwnPicture[] | null };

/** A look that cannot be made of a product, and what is missing. */
export type WithheldTemplate = { template: Template; lacks: TemplateNeed };

/** Fewer photos that differ repeat themselves in a slideshow. Our own choice. */
export const SLIDESHOW_PHOTOS = 3;

/** With fewer figures some of its pages have none. Our own choice. */
export const LEAST_FIGURES = 3;

const photosIn = (pictures: readonly OwnPicture[]) =>
  pictures.filter(({ kind, isScreen, addsNoView }) => kind === "image" && !isScreen && !addsNoView).length;

/** Whether each need is met, and how a look is refused without it. */
const needs = {
  review: {
    isMet: ({ brief }) => reviewsIn(brief).length > 0,
    code: "studio.no-review",
    refusal:
      "This look quotes a customer. Add a review to the proof of your product first: the sentence in quotation marks, who said it, and its source.",
  },
  screenshot: {
    isMet: ({ pictures }) => !pictures || pictures.some(({ kind, isScreen }) => kind === "image" && isScreen),
    code: "studio.no-screenshot",
    refusal:
      "This look shows a screen. Add a screenshot of your product to Assets first. If it isn't recognized, put “screenshot” in its name.",
  },
  photos: {
    isMet: ({ pictures }) => !pictures || photosIn(pictures) >= SLIDESHOW_PHOTOS,
    code: "studio.no-photos",
    refusal: `This look is made of photos. Add at least ${SLIDESHOW_PHOTOS} photos to Assets first that each show something different of your product.`,
  },
  picture: {
    isMet: ({ brief, pictures }) =>
      !pictures ||
      canPoint(
        brief,
        pictures.filter(({ kind }) => kind === "image"),
      ),
    code: "studio.no-picture",
    refusal:
      "This look points at parts of your product. First, add a photo or screenshot to Assets that shows parts named in your brief.",
  },
  figures: {
    isMet: ({ brief }) => statedFigures(brief).length >= LEAST_FIGURES,
    code: "studio.no-figures",
    refusal: `This look is made of figures. Add at least ${LEAST_FIGURES} to your product first, such as its price or how long it takes.`,
  },
  hands: {
    isMet: ({ pictures }) => !pictures || pictures.some(({ kind }) => kind === "video"),
    code: "studio.no-hands",
    refusal:
      "This look shows hands at work, and photos have none. Add a clip of your hands with the product to Assets first.",
  },
  shown: {
    isMet: ({ pictures }) => !pictures || pictures.length > 0,
    code: "studio.not-shown",
    refusal: "This look shows your product itself. First, add a photo or a clip of it to Assets.",
  },
  before: {
    isMet: ({ pictures }) => {
      const photos = pictures?.filter(({ kind }) => kind === "image") ?? [];
      return photos.length === 0 || hasPair(photos.map(({ name = "", alt = "", ...it }) => ({ ...it, name, alt })));
    },
    code: "studio.no-before",
    refusal:
      "This look compares two pictures. Add a photo of how the same thing was before to Assets first, with “before” in its name or description.",
  },
  times: {
    isMet: ({ brief }) => statedTimes(brief) !== null,
    code: "studio.no-times",
    refusal:
      "This look runs two times against each other. Add to your product first how long the task takes without it, as a pain, and how long with it, as proof.",
  },
} satisfies Record<TemplateNeed, { isMet: (material: Material) => boolean; code: string; refusal: string }>;

/**
 * With fewer statements that name a part, or fewer parts that the product is said to have, most pages of a teardown would
 * point at nothing. Our own choice.
 */
const LEAST_POINTED = 3;
const LEAST_PARTS = 2;

/** Whether enough of what is said of a product can be pointed at in its photos; before anybody has looked at them, whether they show a thing. */
function canPoint(brief: Stated, photos: readonly OwnPicture[]): boolean {
  if (!showsThings(photos)) return false;
  if (photos.every(({ parts }) => parts === undefined)) return true;
  const parts = photos.flatMap((it) => it.parts ?? []);
  const pointedBy = (title: string) => namedParts(parts, { title, line: "", body: "" });
  const has = aboutProduct(brief).flatMap(pointedBy);
  const pointed = [...aboutProduct(brief), ...gainsIn(brief)].filter((it) => pointedBy(it).length > 0);
  return pointed.length >= LEAST_POINTED && new Set(has.map(({ name }) => name)).size >= LEAST_PARTS;
}

/** What a brief says of the product itself: each part of its description, and its proof. */
const aboutProduct = ({ description, proof }: Stated): string[] => [
  ...description.split(/[.,;:!?]\s/),
  ...proof.map(({ claim }) => claim),
];

const gainsIn = ({ outcome, outcomes }: Stated): string[] => [...outcomes.map(({ claim }) => claim), outcome];

/** Brick or gravel has no part to point at: where most photos show what a product is made of, nothing is taken apart. */
const showsThings = (photos: readonly OwnPicture[]): boolean =>
  photos.length > 0 && photos.filter(({ isMaterial }) => isMaterial).length * 2 < photos.length;

/**
 * The looks of a kind that can be made of a product, the best first: looks made of photos where there are enough, looks
 * that need no picture where there are none.
 */
export function offeredTemplates(kind: AssetType, material: Material): Template[] {
  const offered = templates[kind].filter(({ needs: need }) => !need || needs[need].isMet(material));
  const { pictures } = material;
  if (pictures === null) return offered;
  const rank = (it: Template) => (pictures.length === 0 ? withoutPictures(it) : it.needs === "photos" ? 0 : 1);
  return offered.toSorted((a, b) => rank(a) - rank(b));
}

/** Looks that have no picture, those that then order none, and those that have theirs generated. */
const withoutPictures = ({ name, pictures }: Template): number =>
  pictures === "none" ? 0 : planOfPictures(name).ordersNone ? 1 : pictures === "welcome" ? 2 : 3;

/** The look that a piece gets when nobody chose one: the first of its kind that can be made of the product. */
export function firstLookFor(kind: AssetType, material: Material): string {
  const fits = templates[kind].find(({ name }) => !refuseTemplate(kind, name, material));
  return (fits ?? templates[kind][0]).name;
}

/** The other looks of a kind, with what each lacks. */
export const withheldTemplates = (kind: AssetType, material: Material): WithheldTemplate[] =>
  templates[kind].flatMap((template) => {
    const lacks = template.needs;
    return lacks && !needs[lacks].isMet(material) ? [{ template, lacks }] : [];
  });

/** Whether a look cannot be made of a product. A made-up review is forbidden. Source: ADR 71, ADR 80. */
export function refuseTemplate(kind: AssetType, name: string, material: Material): Refusal | null {
  const need = needOf(kind, name);
  if (!need || needs[need].isMet(material)) return null;
  const refusal = new Refusal("invalid", needs[need].code, needs[need].refusal, "style.template");
  if (need === "figures") return refusal.with({ least: LEAST_FIGURES });
  return need === "photos" ? refusal.with({ least: SLIDESHOW_PHOTOS }) : refusal;
}

/** What a look cannot do without; null for nothing. */
export const needOf = (kind: AssetType, name: string): TemplateNeed | null => templateOf(kind, name).needs ?? null;
