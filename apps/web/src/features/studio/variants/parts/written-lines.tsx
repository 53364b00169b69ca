import { unfilledSlots } from "@vignette/domain/hook-library";
import { utf16Units } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
import { TextArea } from "@vignette/ui";
import { useState } from "react";
import type { PartChoice } from "./part-choice.ts";
import { placeLabels } from "./place-labels.ts";

/** Longest line of a part, in characters. Source: the schema. */
const TEXT_MAX = 200;

/** Written lines for a place, one per line of a text field. */
export function WrittenLines({ place, onChoose }: PartChoice) {
  const [text, setText] = useState("");
  const lines = linesOf(text);
  const fault = lines.map(faultOf).find((it) => it !== null) ?? null;
  const { oneALine } = placeLabels[place];
  return (
    <TextArea
      label={oneALine}
      value={text}
      rows={5}
      onChange={(next) => {
        setText(next);
        const written = linesOf(next);
        const whole = written.every((line) => faultOf(line) === null);
        onChoose(whole ? written.map((line) => ({ kind: "written", text: line, hookId: null })) : []);
      }}
      {...(fault === null ? { hint: hints[place] } : { error: fault })}
    />
  );
}

const hints: Record<PartChoice["place"], string> = {
  hook: m.variants_write_hint_hook(),
  body: "",
  ending: m.variants_write_hint_ending(),
};

const linesOf = (text: string): string[] => [...new Set(text.split("\n").map((it) => it.trim()))].filter(Boolean);

function faultOf(line: string): string | null {
  if (utf16Units(line) > TEXT_MAX) return m.variants_has_more_than_letters({ start: line.slice(0, 24), max: TEXT_MAX });
  const [open] = unfilledSlots(line);
  return open ? m.create_fill_first({ open }) : null;
}
