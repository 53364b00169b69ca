/**
 * A sentence in English, with the code and the values by which a page says it in another language; as the domain has it. Source:
 * ADR 148.
 */
export type Saying = { message: string; says: { code: string; values: Readonly<Record<string, string | number>> } };

export const say = (code: string, message: string, values: Saying["says"]["values"] = {}): Saying => ({
  message,
  says: { code, values },
});
