import * as z from "zod/mini";
import { Refusal, type RefusalValues } from "./refusal.ts";

/** The code of a sentence and the values in it, by which a page says it in another language. Source: ADR 148. */
const plain = { code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) };
export const Says = z.object({
  ...plain,
  /** The codes of values that are sentences themselves, by the name of the value. */
  parts: z.exactOptional(z.record(z.string(), z.object(plain))),
});
export type Says = Said & { parts?: Readonly<Record<string, Said>> };
type Said = { code: string; values: RefusalValues };

/** A sentence in English, with its code and values. */
export type Saying = { message: string; says: Says };

/** A sentence in English as it is stored: older ones, and those of others, have no code. */
export type StoredSaying = { message: string; says?: Says | null | undefined };

export const say = (code: string, message: string, values: RefusalValues = {}): Saying => ({
  message,
  says: { code, values },
});

/** A sentence whose value `name` is what `part` says. */
export const withPart = ({ message, says }: Saying, name: string, { says: part }: Saying): Saying => ({
  message,
  says: { ...says, parts: { ...says.parts, [name]: part } },
});

/** A refusal that says what a check or another rule says. `field`: of the input. */
export const refusalSaying = ({ message, says }: StoredSaying, field: string): Refusal =>
  new Refusal("invalid", says?.code ?? "invalid", message, field).with(says?.values ?? {});

/** What a refusal says. */
export const sayingOf = ({ code, message, values }: Refusal): Saying => say(code, message, values);
