import * as z from "zod/mini";
import { cutToUtf16Units, Id, text } from "../kernel/index.ts";
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

/** What a taken picture is called: what the page says of it, else its file's name, else the site that showed it. */
export function pictureName({ src, alt }: Pick<SavePagePictureInput, "src" | "alt">): string {
  const [, host = "", path = ""] = /^https?:\/\/([^/?#]+)([^?#]*)/i.exec(src) ?? [];
  const file = path.slice(path.lastIndexOf("/") + 1).replace(/\.\w{2,4}$/, "");
  return tidy(alt) || tidy(unescaped(file)) || tidy(host) || "Picture";
}

/** Longest name of an asset, in UTF-16 units. */
const NAME_MAX = 120;

const tidy = (words: string) =>
  cutToUtf16Units(
    words
      .toWellFormed()
      .replace(/[\p{Cc}\s]+/gu, " ")
      .trim(),
    NAME_MAX,
  ).trim();

/** `slow%20candle` as people write it; what no decoder reads stays as it is. */
function unescaped(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
