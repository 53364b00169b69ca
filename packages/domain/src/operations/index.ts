export { scrubbed, scrubbedFacts } from "./scrub.ts";
