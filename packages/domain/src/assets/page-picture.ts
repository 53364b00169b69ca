import * as z from "zod/mini";
import { Id, text } from "../kernel/index.ts";
import { PageUrl } from "../research/index.ts";

/** Where a picture was taken over from: the page that showed it, and its own address. */
export const PictureSource = z.object({ page: PageUrl, src: PageUrl });
export type PictureSource = z.infer<typeof PictureSource>;

/** A picture of a page, to be stored among a project's assets. `alt` is the page's own description. */
export const SavePagePictureInput = z.extend(PictureSource, { projectId: Id, alt: text(500) });
export type SavePagePictureInput = z.infer<typeof SavePagePictureInput>;

/** Pictures of one page that show its product, to be stored without being asked for one by one. */
export const TakePagePicturesInput = z.object({
  projectId: Id,
  page: PageUrl,
  pictures: z.array(z.object({ src: PageUrl, alt: text(500) })).check(z.minLength(1), z.maxLength(12)),
});
export type TakePagePicturesInput = z.infer<typeof TakePagePicturesInput>;
