export * as m from "../generated/all.js";
export { getLocale } from "../generated/runtime.js";
export { LANGUAGE_COOKIE, LOCALES, type Locale, localeFor, localeInPath, pathIn } from "./locale.ts";
export { sentencesText } from "./sentences.ts";
