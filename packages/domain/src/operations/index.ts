export { type ErrorReport, errorReport } from "./error-report.ts";
export { scrubbed, scrubbedFacts } from "./scrub.ts";
