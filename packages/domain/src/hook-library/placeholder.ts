/**
 * What kind of word a placeholder takes. `number`, `price`, `duration` and `proof` are facts and are never invented.
 */
export type PlaceholderType =
  | "noun"
  | "person-group"
  | "number"
  | "duration"
  | "price"
  | "outcome"
  | "pain"
  | "proof"
  | "action"
  | "claim";

export type Placeholder = { type: PlaceholderType; example: string; maxLength: number };

/** Every placeholder that a hook may hold, by the word in its brackets. */
export const placeholders = {
  product: { type: "noun", example: "Slow-burn candle", maxLength: 80 },
  audience: { type: "person-group", example: "people who work from home", maxLength: 80 },
  pain: { type: "pain", example: "headaches from scented candles", maxLength: 80 },
  outcome: { type: "outcome", example: "a calm evening", maxLength: 80 },
  price: { type: "price", example: "€24", maxLength: 20 },
  number: { type: "number", example: "30", maxLength: 12 },
  time: { type: "duration", example: "two weeks", maxLength: 30 },
  proof: { type: "proof", example: "burns for 60 hours", maxLength: 120 },
  loss: { type: "price", example: "€400", maxLength: 30 },
  "competitor-way": { type: "noun", example: "scented sprays", maxLength: 60 },
  "common-advice": { type: "claim", example: "airing the room twice a day", maxLength: 60 },
  objection: { type: "claim", example: "Candles are all the same", maxLength: 80 },
  belief: { type: "claim", example: "Soy burns faster than paraffin", maxLength: 80 },
  surprise: { type: "outcome", example: "it burnt evenly to the edge", maxLength: 60 },
  task: { type: "action", example: "trimming the wick", maxLength: 60 },
  action: { type: "action", example: "light it for the first time", maxLength: 60 },
  topic: { type: "noun", example: "candle care", maxLength: 40 },
  thing: { type: "noun", example: "wick", maxLength: 40 },
  input: { type: "noun", example: "a cold room", maxLength: 60 },
  role: { type: "person-group", example: "chandler", maxLength: 40 },
  decision: { type: "action", example: "buying a candle", maxLength: 60 },
  event: { type: "noun", example: "the first cold evening", maxLength: 60 },
} as const satisfies Record<string, Placeholder>;

export type HookSlot = keyof typeof placeholders;
export const hookSlots = Object.keys(placeholders) as HookSlot[];

/** Facts come from the brief or from a person's hand; no model may fill them. Source: docs/content.md#hooks. */
export function isFact(slot: HookSlot): boolean {
  const { type }: Placeholder = placeholders[slot];
  return type === "number" || type === "price" || type === "duration" || type === "proof";
}
