import { instant } from "../../kernel/index.ts";
import { type Brief, emptyBrief, type Product } from "../../research/index.ts";

/** A product of which a test names only what matters. */
export function aProduct(brief: Partial<Brief> = {}): Product {
  return {
    id: "product-1",
    uid: "ada",
    projectId: "project-1",
    brief: {
      ...emptyBrief,
      name: "Pact",
      description: "A collagen drink",
      audience: "busy parents",
      pain: "tired mornings",
      outcome: "calm mornings",
      tone: "warm",
      ...brief,
    },
    purgeAt: null,
    createdAt: instant(0),
    lastUpdated: instant(0),
  };
}
