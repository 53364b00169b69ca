export { m } from "../generated/messages.js";
export { getLocale } from "../generated/runtime.js";
export { LOCALES, type Locale, localeFor } from "./locale.ts";
