export { Id } from "./id.ts";
export { days, hours, Instant, instant, later, minutes, seconds } from "./instant.ts";
export { changedMeanwhile, missing, Refusal, type RefusalKind, signedOut } from "./refusal.ts";
export { line, text } from "./text.ts";
