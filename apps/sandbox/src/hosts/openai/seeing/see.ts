import { type Canvas, createCanvas, type Image, loadImage } from "@napi-rs/canvas";
import { lookedAt } from "@vignette/composition/subject";
import * as z from "zod/mini";
import { knownPicture, type PlacedPart } from "./known-pictures.ts";
import { lookOf } from "./look-of.ts";

/** A place in a picture, by its edges in fractions. */
export type Edges = Pick<PlacedPart, "left" | "top" | "right" | "bottom">;

/**
 * What is seen in the picture of a request: of one of the shop's photos its parts; of another where something stands out
 * from its ground, without a name, for nobody here can tell what it is.
 */
export type Sight = { parts: readonly PlacedPart[]; subject: Edges | null };

const PicturePart = z.object({ type: z.literal("image_url"), image_url: z.object({ url: z.string() }) });
const Request = z.object({ messages: z.array(z.looseObject({ content: z.optional(z.unknown()) })) });

/** The first picture that goes along with a chat as a data URL; null without one, and for what cannot be decoded. */
export async function seen(request: unknown): Promise<Sight | null> {
  const messages = z.safeParse(Request, request).data?.messages ?? [];
  const parts = messages.flatMap(({ content }): unknown[] => (Array.isArray(content) ? content : []));
  const picture = parts.flatMap((part) => z.safeParse(PicturePart, part).data ?? [])[0];
  const [, encoded] = picture?.image_url.url.split(";base64,") ?? [];
  const image = encoded ? await loadImage(Buffer.from(encoded, "base64")).catch(() => null) : null;
  return image && sightOf(image);
}

function sightOf(image: Image): Sight {
  const known = knownPicture(lookOf(image));
  if (known) return { parts: known, subject: null };
  const { subject } = lookedAt(image, (width, height) => {
    const small: Canvas = createCanvas(width, height);
    const brush = small.getContext("2d");
    brush.drawImage(image, 0, 0, width, height);
    return brush.getImageData(0, 0, width, height);
  });
  if (!subject) return { parts: [], subject: null };
  const { x, y, w, h } = subject;
  return { parts: [], subject: { left: x, top: y, right: x + w, bottom: y + h } };
}
