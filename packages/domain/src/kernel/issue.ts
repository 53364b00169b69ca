import type { RefusalValues } from "./refusal.ts";
import { type Saying, type Says, say } from "./saying.ts";

/** What a schema found wrong with a value, as zod reports it. Source: https://zod.dev/error-customization */
export type Issue = {
  code?: string | undefined;
  origin?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  params?: Record<string, unknown> | undefined;
  message: string;
};

/** What a check of a schema says where it fails: its English sentence, and the code by which a page says it. Source: ADR 157. */
export const checkSays = (code: string, message: string, values: RefusalValues = {}) => ({
  error: message,
  params: { says: { code, values } satisfies Says },
});

/** An issue of a schema as a sentence with its code and values. One that says nothing of its own has a general code. */
export function issueSaying(issue: Issue): Saying {
  const { code, origin, minimum, maximum, params, message } = issue;
  if (isSays(params?.says)) return { message, says: params.says };
  if (origin === "string" && code === "too_small") {
    const min = Number(minimum);
    return min === 1 ? say("input.empty", message) : say("input.too-short", message, { min });
  }
  if (origin === "string" && code === "too_big") return say("input.too-long", message, { max: Number(maximum) });
  if (origin === "array" && code === "too_big") return say("input.too-many", message, { max: Number(maximum) });
  return say("input.invalid", message);
}

const isSays = (it: unknown): it is Says => typeof it === "object" && it !== null && "code" in it && "values" in it;
