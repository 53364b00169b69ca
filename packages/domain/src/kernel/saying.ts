import type { RefusalValues } from "./refusal.ts";

/** A sentence in English, with the code and the values by which a page says it in another language. Source: ADR 148. */
export type Saying = { message: string; says: { code: string; values: RefusalValues } };

export const say = (code: string, message: string, values: RefusalValues = {}): Saying => ({
  message,
  says: { code, values },
});
