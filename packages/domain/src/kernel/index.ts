export { Id } from "./id.ts";
export { days, hours, Instant, instant, later, minutes, seconds, UNKNOWN_TIME } from "./instant.ts";
export { jsonFits } from "./json-fits.ts";
export { MOST_CALLS } from "./most-calls.ts";
export { orAbsent, orDefault } from "./or-default.ts";
export { changedMeanwhile, missing, Refusal, type RefusalKind, signedOut } from "./refusal.ts";
export { line, text } from "./text.ts";
export { codePoints, cutToUtf16Units, maxCodePoints, maxUtf16Units, utf16Units } from "./text-length.ts";
export { APP_VERSION } from "./version.ts";
