import * as z from "zod/mini";
import { Mark } from "./mark.ts";
import { picture } from "./picture.ts";
import { timing } from "./timing.ts";

/** A picture from the caller's media, cropped to fill (or fit) its box; with a `mark` in a free corner instead. */
export const ImageClip = z.object({ kind: z.literal("image"), ...timing, ...picture, mark: z.optional(Mark) });
export type ImageClip = z.infer<typeof ImageClip>;
