import * as z from "zod/mini";
import { line } from "../../kernel/index.ts";

/** Longest quotation of a page that is kept. */
export const SNIPPET_MAX = 400;

/** A statement about the product, and its source. Source: docs/architecture.md#evidence. */
export const Claim = z.object({
  claim: line(200, 1),
  /** Where the proof is: "acme.co, heading". "" if no source was given yet: such a claim proves nothing. */
  source: line(300),
  /** The page's own words; "" where a person named the source. */
  snippet: line(SNIPPET_MAX),
  /** Taken out of use by the user; it stays visible. */
  struck: z.boolean(),
});
export type Claim = z.infer<typeof Claim>;

/** The origin of a field's text, if the user did not type it. Without a source, no place on the page supports it. */
export const Origin = z.object({ source: line(300), snippet: line(SNIPPET_MAX) });
export type Origin = z.infer<typeof Origin>;
