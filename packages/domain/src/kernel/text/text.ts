import * as z from "zod/mini";
import { checkSays } from "../issue.ts";
import { maxUtf16Units } from "./length-checks.ts";

// Control characters except tab and line breaks; they break screens, captions and platforms.
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;

/** Text that a person typed: trimmed, well-formed Unicode, no control characters. `max` counts UTF-16 units. */
export const text = (max: number, min = 0) =>
  z.string().check(
    z.trim(),
    z.refine(
      (value) => value.isWellFormed(),
      checkSays("input.broken-character", "This text holds a broken character."),
    ),
    z.refine(
      (value) => !CONTROL.test(value),
      checkSays("input.control-character", "This text holds a control character."),
    ),
    z.minLength(min, min === 1 ? "This must not be empty." : `Use at least ${min} characters.`),
    ...maxUtf16Units(max, `Use at most ${max.toLocaleString("en-US")} characters.`),
  );

/** One line: as `text`, without line breaks. */
export const line = (max: number, min = 0) =>
  text(max, min).check(z.refine((value) => !/[\r\n]/.test(value), checkSays("input.one-line", "Use one line.")));
