import * as z from "zod/mini";
import { checkSays } from "../issue.ts";
import { utf16Units } from "./text-length.ts";

/**
 * Checks for a string of at most `max` UTF-16 units; spread them into `check`. The first one is part of the JSON Schema
 * that a model is given; it counts code points, so that everything it refuses is refused by the second one, too.
 */
export const maxUtf16Units = (max: number, message?: string) =>
  [
    z.maxLength(max, { error: message, abort: true }),
    z.refine<string>((text) => utf16Units(text) <= max, message && checkSays("input.too-long", message, { max })),
  ] as const;

/** A check for a string of at most `max` code points. */
export const maxCodePoints = (max: number, message?: string) => z.maxLength(max, message);

/**
 * Checks for a string of the form of `pattern`; spread them into `check`. The second one is part of the JSON Schema that a
 * model is given; the first one says what is wrong.
 */
export const ofForm = (pattern: RegExp, code: string, message: string) =>
  [
    z.refine<string>((text) => pattern.test(text), { ...checkSays(code, message), abort: true }),
    z.regex(pattern, message),
  ] as const;
