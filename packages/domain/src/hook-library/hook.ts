/** How a hook opens. The full set of categories grows with the library. */
export const hookCategories = [
  "curiosity",
  "contrarian",
  "mistake-cost",
  "list",
  "how-to",
  "proof",
  "pov",
  "question",
] as const;
export type HookCategory = (typeof hookCategories)[number];

/** What a placeholder of a hook is filled with: `[product]` takes the product's name, and so on. */
export const hookSlots = ["product", "audience", "pain", "outcome", "price", "number"] as const;
export type HookSlot = (typeof hookSlots)[number];

/** An opening line with typed placeholders in square brackets. Our own wording. */
export type Hook = { id: string; category: HookCategory; template: string };
