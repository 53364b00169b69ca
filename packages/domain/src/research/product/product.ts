import * as z from "zod/mini";
import { Id, Instant } from "../../kernel/index.ts";
import { Brief } from "../brief/brief.ts";

/** A product of a project and its brief. Collection `products`. */
export const Product = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  brief: Brief,
  /** When a deleted product is removed permanently; null if it is not deleted. */
  purgeAt: z.nullable(Instant),
  createdAt: Instant,
  lastUpdated: Instant,
});
export type Product = z.infer<typeof Product>;

/** What changed a brief: a person's hand, the page read again, the text model, or an earlier field that came back. */
export const changeReasons = ["edit", "read", "rewrite", "restore"] as const;
export type ChangeReason = (typeof changeReasons)[number];

/** `id` null makes a new product. */
export const SaveProductInput = z.object({
  id: z.nullable(Id),
  projectId: Id,
  brief: Brief,
  reason: z.enum(changeReasons),
});
export type SaveProductInput = z.infer<typeof SaveProductInput>;

/** A brief as it was before a change. Collection `product_versions`. */
export const ProductVersion = z.object({
  id: Id,
  uid: z.string(),
  projectId: Id,
  productId: Id,
  brief: Brief,
  /** What took its place, and when. */
  reason: z.enum(changeReasons),
  createdAt: Instant,
});
export type ProductVersion = z.infer<typeof ProductVersion>;

/** Versions that are kept of a brief. Our own choice. */
export const PRODUCT_VERSIONS_MAX = 30;
