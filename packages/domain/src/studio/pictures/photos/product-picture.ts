import type { ItemRef, NamedPart, UploadedAsset } from "../../../assets/index.ts";

/** A photo or clip of a product that a beat may show. */
export type ProductPicture = Pick<ItemRef, "id"> & {
  key: string;
  kind: "image" | "video";
  /** The media type of its file. */
  type: string;
  bytes: number;
  /** As displayed, in pixels. */
  width: number;
  height: number;
  /** Milliseconds; null for a photo. */
  durationMs: number | null;
  /** The name of its file and its description, as they were written; "" without one. */
  name: string;
  alt: string;
  /** What its name, description and tags say, in plain lowercase words. */
  words: string;
  /** A screenshot, by its words or its pixels; by the shape of its file where its pixels were not looked at. */
  isScreen: boolean;
  /** One half of a pair, by its words. */
  half: "before" | "after" | null;
  /**
   * What is said of the product, in plain words, on a picture that shows it, where others of its pictures show something
   * else, as the cat for which a brush is made.
   */
  about?: string;
  /** It shows a part or a material of the product, where another one shows the product: its sole, its gravel. */
  isPart?: true;
  /** What is where in it; absent: nobody looked. Source: ADR 181. */
  parts?: readonly NamedPart[];
  /** It shows from near what another one shows whole, or only what is beside the product. Source: ADR 190. */
  addsNoView?: true;
  /** The part is what the product is made of, as the brief says: "paths of brick and gravel". */
  isMaterial?: true;
};

/** A product's picture for pages. */
export type ProductPictureView = Omit<ProductPicture, "bytes" | "words" | "about" | "isPart"> & {
  /** Address of the file, for a day; that of its thumbnail, if there is one. */
  url: string;
  thumbnail: string | null;
};

/** The shortest side that fills a page without looking soft, in pixels, and the widest and narrowest shape. Our own choice. */
const SHORTEST_PX = 400;
const WIDEST = 2.4;
const NARROWEST = 0.38;

/** Whether a part of a photo is large enough to be shown by itself, as a look does that cuts to another view of it. */
export const hasViews = ({ kind, isScreen, words, width, height }: ProductPicture): boolean =>
  kind === "image" && !isScreen && !isPair({ words }) && Math.min(width, height) >= PART_PX;

/** Whether it shows several things, by its words. */
export const isPair = ({ words }: Pick<ProductPicture, "words">): boolean => PAIR.test(words);

/** Of several things no part is shown, by its words, in six languages: it would cut through one of them. */
const PAIR = /\b(pair|pairs|paar|paare|un par|par de|paire|paires|paio|paia)\b/;

/** The shortest side of such a photo, in pixels. Source: ADR 92. */
const PART_PX = 667;

const PLAIN_PARTS =
  /\b(logo|logos|icon|icons|favicon|sprite|badge|banner|avatar|placeholder|visa|mastercard|paypal|klarna|wortmarke|piktogramm|icono|insignia)\b/;
const SCREEN =
  /\b(screenshot|screenshots|screen|screens|dashboard|interface|ui|website|webpage|app|bildschirm|bildschirmfoto|oberflache|captura|pantalla|ecran|schermata|tela)\b/;
const BEFORE = /\b(before|vorher|davor|antes|avant|prima)\b/;
const AFTER = /\b(after|nachher|danach|despues|apres|dopo|depois)\b/;

/** An uploaded asset as a picture of a product; null if it cannot fill a page: a sound, a font, a logo, a strip, a small file. */
export function productPicture({ id, kind, name, file, labels, thumbnail }: UploadedAsset): ProductPicture | null {
  if (kind === "audio" || kind === "font") return null;
  const words = plainWords([name, labels.alt, ...labels.tags].join(" "));
  const { key, type, bytes, width, height, durationMs } = file;
  const ratio = width / height;
  if (!(Math.min(width, height) >= SHORTEST_PX && ratio <= WIDEST && ratio >= NARROWEST)) return null;
  if (PLAIN_PARTS.test(words)) return null;
  // A thumbnail of an earlier file says nothing about this one.
  const seen = thumbnail?.of === key ? thumbnail.isScreen : undefined;
  const facts = { key, type, bytes, width, height, durationMs, name, alt: labels.alt, words };
  return {
    id,
    kind,
    ...facts,
    isScreen: SCREEN.test(words) || (seen ?? isShapedLikeScreen(file)),
    half: halfOf(words),
    ...(labels.parts && { parts: labels.parts }),
  };
}

/** Phones and computers store screenshots as PNG in the shape of their screen; cameras do neither. */
function isShapedLikeScreen({ type, width, height }: UploadedAsset["file"]): boolean {
  if (type !== "image/png") return false;
  const ratio = width / height;
  return ratio < 0.58 || (ratio >= 1.5 && width >= 1200);
}

/** A picture that shows both states is no half. */
function halfOf(words: string): ProductPicture["half"] {
  const [before, after] = [BEFORE.test(words), AFTER.test(words)];
  return before === after ? null : before ? "before" : "after";
}

/** Words without case, accents and marks. */
export const plainWords = (text: string): string =>
  (
    text
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(" ");
