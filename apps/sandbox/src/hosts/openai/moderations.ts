import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { requireModel } from "./models.ts";
import { isForbidden, parsed } from "./request.ts";

const Part = z.discriminatedUnion("type", [
  z.looseObject({ type: z.literal("text"), text: z.string() }),
  z.looseObject({ type: z.literal("image_url"), image_url: z.looseObject({ url: z.string() }) }),
]);
const ModerationRequest = z.looseObject({
  model: z._default(z.string(), "omni-moderation-latest"),
  input: z.union([z.string(), z.array(z.string()).check(z.minLength(1)), z.array(Part).check(z.minLength(1))]),
});

const CATEGORIES = [
  "harassment",
  "harassment/threatening",
  "hate",
  "hate/threatening",
  "illicit",
  "illicit/violent",
  "self-harm",
  "self-harm/instructions",
  "self-harm/intent",
  "sexual",
  "sexual/minors",
  "violence",
  "violence/graphic",
] as const;

/** POST /v1/moderations: flags the text by which tests let every model refuse. Throws OpenAiError. */
export function moderationFor(body: unknown) {
  const { model, input } = parsed(ModerationRequest, body);
  requireModel(model, "moderation");
  return { id: `modr-${randomBytes(16).toString("hex")}`, model, results: textsOf(input).map(resultOf) };
}

/** Each text of a list has a result of its own; the parts of one message have one together. */
function textsOf(input: z.infer<typeof ModerationRequest>["input"]): string[] {
  if (typeof input === "string") return [input];
  const parts = input.filter((it) => typeof it !== "string");
  if (parts.length === 0) return input.filter((it) => typeof it === "string");
  return [parts.map((it) => (it.type === "text" ? it.text : "")).join("\n")];
}

function resultOf(text: string) {
  const flagged = isForbidden(text);
  const each = <T>(value: (category: string) => T) => Object.fromEntries(CATEGORIES.map((it) => [it, value(it)]));
  const isHit = (category: string) => flagged && category === "illicit";
  return {
    flagged,
    categories: each(isHit),
    category_scores: each((it) => (isHit(it) ? 0.98 : 0.0001)),
    category_applied_input_types: each(() => ["text"]),
  };
}
