/**
 * What a placeholder takes, so that its line stays a sentence: a `name`; `people`, several of them; a `person`, without
 * an article; a `noun` phrase or an act in -ing; a `thing`, one and without an article; an act to do (`verb`) or as a
 * thing (`doing`); a `statement`; a quotation (`quote`); a `number`, a `price`, a `time` or a `proof`.
 */
export type PlaceholderType =
  | "name"
  | "people"
  | "person"
  | "noun"
  | "thing"
  | "verb"
  | "doing"
  | "statement"
  | "quote"
  | "number"
  | "price"
  | "time"
  | "proof";

export type Placeholder = { type: PlaceholderType; example: string; maxLength: number };

/** Every placeholder that a hook may hold, by the word in its brackets. */
export const placeholders = {
  product: { type: "name", example: "Slow-burn candle", maxLength: 80 },
  audience: { type: "people", example: "people working from home", maxLength: 80 },
  pain: { type: "noun", example: "headaches", maxLength: 80 },
  outcome: { type: "noun", example: "a calm evening", maxLength: 80 },
  goal: { type: "verb", example: "unwind after work", maxLength: 80 },
  price: { type: "price", example: "€24", maxLength: 20 },
  number: { type: "number", example: "30", maxLength: 12 },
  time: { type: "time", example: "two weeks", maxLength: 30 },
  figures: { type: "proof", example: "60 hours. 2 wicks. €24", maxLength: 60 },
  proof: { type: "proof", example: "burns for 60 hours", maxLength: 120 },
  review: { type: "quote", example: "Smells like a forest", maxLength: 120 },
  loss: { type: "price", example: "€400", maxLength: 30 },
  "competitor-way": { type: "noun", example: "scented sprays", maxLength: 60 },
  "common-advice": { type: "doing", example: "airing the room", maxLength: 60 },
  objection: { type: "statement", example: "Candles are all the same", maxLength: 80 },
  belief: { type: "statement", example: "Soy burns faster than paraffin", maxLength: 80 },
  surprise: { type: "statement", example: "it burns right to the edge", maxLength: 60 },
  task: { type: "doing", example: "trimming the wick", maxLength: 60 },
  action: { type: "verb", example: "light it", maxLength: 60 },
  topic: { type: "noun", example: "candle care", maxLength: 40 },
  thing: { type: "thing", example: "wick", maxLength: 40 },
  input: { type: "noun", example: "a cold room", maxLength: 60 },
  role: { type: "person", example: "candle maker", maxLength: 40 },
  decision: { type: "doing", example: "buying a candle", maxLength: 60 },
  event: { type: "noun", example: "the first cold evening", maxLength: 60 },
} as const satisfies Record<string, Placeholder>;

export type HookSlot = keyof typeof placeholders;
export const hookSlots = Object.keys(placeholders) as HookSlot[];

const FACTS: readonly PlaceholderType[] = ["number", "price", "time", "proof", "quote"];

/** Facts come from the brief or from a person's hand; no model may fill them. Source: docs/content.md#hooks. */
export const isFact = (slot: HookSlot): boolean => FACTS.includes(placeholders[slot].type);
