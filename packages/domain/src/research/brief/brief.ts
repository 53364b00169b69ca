import * as z from "zod/mini";
import { line, maxUtf16Units, ofForm, text } from "../../kernel/index.ts";
import { briefFields, briefMost, type ClaimField, wordFields } from "./brief-fields.ts";
import { Claim, Origin } from "./claim.ts";
import { ShortForm } from "./short-form.ts";

/** A color as `#rrggbb`. */
export const HexColor = z.string().check(...ofForm(/^#[0-9a-fA-F]{6}$/, "input.color", "Use a color like #1a2b3c."));

/** The address of a web page: http or https, at most 2000 UTF-16 units. */
export const PageUrl = z
  .string()
  .check(
    z.trim(),
    ...maxUtf16Units(2000),
    ...ofForm(/^https?:\/\/[^\s]+$/i, "input.web-address", "Use an address that starts with https://."),
  );

/** A language as a code, such as `en` or `de-AT`. */
export const LanguageCode = z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/, "Use a language code like en."));

const claims = (field: ClaimField) => z.array(Claim).check(z.maxLength(briefMost[field]));

/** What is known of a product, and how it should sound. Three fields are required; the rest sharpens the copy. */
export const Brief = z.object({
  name: line(80, 1),
  url: z.nullable(PageUrl),
  description: text(600, 1),
  audience: line(200, 1),
  /** What hooks say in place of the audience. Without it, it is derived where the words allow it; so are the other two. */
  shortAudience: z.exactOptional(z.nullable(ShortForm)),
  /** The one that is used inside hooks; `pains` are further ones. */
  pain: line(300),
  shortPain: z.exactOptional(z.nullable(ShortForm)),
  pains: claims("pains"),
  /** The one that is used inside hooks; `outcomes` are further ones. */
  outcome: line(300),
  shortOutcome: z.exactOptional(z.nullable(ShortForm)),
  outcomes: claims("outcomes"),
  /** Why customers hesitate. */
  objections: claims("objections"),
  price: line(40),
  proof: claims("proof"),
  tone: line(80),
  /** Words and phrases that no copy may hold. */
  avoid: z.array(line(60, 1)).check(z.maxLength(briefMost.avoid)),
  language: LanguageCode,
  brand: z.nullable(z.object({ bg: HexColor, accent: HexColor })),
  /** Of the fields that a page or the text model filled. What a person typed has none. */
  origins: z.partialRecord(z.enum(wordFields), Origin),
  /** Claims of one text that are out of use. */
  struck: z.array(z.enum(["pain", "outcome", "price"])).check(z.maxLength(3)),
  /** Fields that stay as they are when the page is read or the brief is written anew. */
  locks: z.array(z.enum(briefFields)).check(z.maxLength(briefFields.length)),
});
export type Brief = z.infer<typeof Brief>;
