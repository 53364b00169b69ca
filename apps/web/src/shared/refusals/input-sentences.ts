import { m } from "@vignette/messages";
import { numberText } from "../formats.ts";

/** What a schema finds wrong with what was typed, by the code of the issue. Source: ADR 157. */
export const inputSentences = {
  "input.empty": m.refusals_input_empty,
  "input.too-short": ({ min }: { min: number }) => m.refusals_input_too_short({ min: numberText(min) }),
  "input.too-long": ({ max }: { max: number }) => m.refusals_input_too_long({ max: numberText(max) }),
  "input.too-many": ({ max }: { max: number }) => m.refusals_input_too_many({ max: numberText(max) }),
  "input.broken-character": m.refusals_input_broken_character,
  "input.control-character": m.refusals_input_control_character,
  "input.one-line": m.refusals_input_one_line,
  "input.four-words": m.refusals_input_four_words,
  "input.color": m.refusals_input_color,
  "input.web-address": m.refusals_input_web_address,
  "input.invalid": m.refusals_input_invalid,
} as const satisfies Record<string, (values: never) => string>;
