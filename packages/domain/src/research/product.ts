import * as z from "zod/mini";
import { Id, Instant, line, text } from "../kernel/index.ts";

/** Something that can be proved, and where the proof stands. Only claims with a source may carry numbers. Design §7, Evidence. */
export const Claim = z.object({ claim: line(200, 1), source: line(300, 1) });
export type Claim = z.infer<typeof Claim>;

/** A colour as `#rrggbb`. */
export const HexColour = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, "Use a colour like #1a2b3c."));

/** Where "web page" is meant: http or https, at most 2000 characters. */
export const PageUrl = z
  .string()
  .check(z.trim(), z.maxLength(2000), z.regex(/^https?:\/\/[^\s]+$/i, "Use an address that starts with https://."));

/** What a person says about the product. Three fields are required; the rest sharpens the copy. */
export const Brief = z.object({
  name: line(80, 1),
  url: z.nullable(PageUrl),
  description: text(600, 1),
  audience: line(200, 1),
  pain: line(300),
  outcome: line(300),
  price: line(40),
  proof: z.array(Claim).check(z.maxLength(8)),
  tone: line(80),
  language: z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/, "Use a language code like en.")),
  brand: z.nullable(z.object({ bg: HexColour, accent: HexColour })),
});
export type Brief = z.infer<typeof Brief>;

/** A product of a project and its brief. Collection `products`. */
export const Product = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  brief: Brief,
  createdAt: Instant,
  lastUpdated: Instant,
});
export type Product = z.infer<typeof Product>;

/** `id` null makes a new product. */
export const SaveProductInput = z.object({ id: z.nullable(Id), projectId: Id, brief: Brief });
export type SaveProductInput = z.infer<typeof SaveProductInput>;
