// What reads a pasted text is loaded with the first one: it is all that reads pages.
export { pastedFacts } from "@vignette/domain/research";
