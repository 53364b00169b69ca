import type * as z from "zod/mini";
import { instant } from "../kernel/index.ts";
import type { Brief, Product } from "../research/index.ts";

/** A product of which a test names only what matters. */
export function aProduct(brief: Partial<z.infer<typeof Brief>> = {}): Product {
  return {
    id: "product-1",
    uid: "ada",
    projectId: "project-1",
    brief: {
      name: "Pact",
      url: null,
      description: "A collagen drink",
      audience: "busy parents",
      pain: "tired mornings",
      outcome: "calm mornings",
      price: "",
      proof: [],
      tone: "warm",
      language: "en",
      brand: null,
      ...brief,
    },
    createdAt: instant(0),
    lastUpdated: instant(0),
  };
}
