import { getLocale } from "../generated/runtime.js";
import type { Locale } from "./locale.ts";

/** Sentences one after the other: Japanese puts no space between them. In the language of the page, unless another is given. */
export const sentencesText = (sentences: readonly string[], locale: Locale = getLocale()): string =>
  sentences.join(locale === "ja" ? "" : " ");
