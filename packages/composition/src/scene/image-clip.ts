import * as z from "zod/mini";
import { picture } from "./picture.ts";
import { timing } from "./timing.ts";

/** A picture from the caller's media, cropped to fill (or fit) its box. */
export const ImageClip = z.object({ kind: z.literal("image"), ...timing, ...picture });
export type ImageClip = z.infer<typeof ImageClip>;
