import { cutToUtf16Units } from "../kernel/index.ts";
import type { SavePagePictureInput } from "./page-picture.ts";

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
