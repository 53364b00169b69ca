import { changedMeanwhile, Refusal } from "@vignette/domain/kernel";
import { DocumentError } from "./documents.ts";

/** The refusal for a DocumentError that no procedure has handled; null for faults of our own. */
export function documentRefusal(error: unknown): Refusal | null {
  if (!(error instanceof DocumentError)) return null;
  if (error.kind === "changed" || error.kind === "missing" || error.kind === "exists") return changedMeanwhile("page");
  if (error.kind === "unavailable") {
    return new Refusal("unavailable", "documents.unavailable", "Our database isn't responding right now. Try again.");
  }
  if (error.kind === "malformed") {
    return new Refusal("conflict", "documents.unreadable", "This entry can't be read. We've been notified.");
  }
  if (error.kind === "too-large") return tooLarge(error.message);
  return null;
}

/** The users' word for a document that grows with their input, by its collection. */
const things: Readonly<Record<string, string>> = {
  projects: "project",
  products: "product",
  creations: "creation",
  variant_sets: "set of variants",
  posts: "post",
  targets: "post",
  shelves: "list of folders and tags",
  hook_shelves: "list of hooks",
};

/** Firestore's message names the document by its path, if it is one document that is too large. */
function tooLarge(message: string): Refusal {
  const collection = /([^/']+)\/[^/']+' cannot be written/.exec(message)?.[1] ?? "";
  const thing = things[collection] ?? "entry";
  const sentence = `This ${thing} is too large to be saved: it can hold 1 MB of text. Nothing was changed. Shorten it, then save again.`;
  return new Refusal("too-large", "documents.too-large", sentence);
}
