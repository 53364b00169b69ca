import type { Creation } from "../creation/creation.ts";
import { type CreationFacts, newCreation } from "../creation/new-creation.ts";
import { newBeat } from "../script/script.ts";
import type { CreateShortInput } from "./short-input.ts";

/** What a short is, and counts as. */
export const SHORT_KIND = "ugc-video";

/** When the title of a short gives way to its captions, in ms: at the first word after it. Our own choice. */
const [TITLE_MS, TITLE_MAX_MS] = [2500, 4500];

/**
 * A creation that shows a part of an uploaded clip, with captions: nothing has to be generated for it. The hook is its
 * title over the first words.
 */
export function newShort(
  input: CreateShortInput,
  facts: CreationFacts & { id: string },
  ids: [string, string],
): Creation {
  const { projectId, productId, hook, fromMs, toMs, focusX } = input;
  const file = { ...input.file, ...(focusX !== undefined && { focusX }) };
  const made = newCreation(
    { projectId, productId, kind: SHORT_KIND, hook, hookId: null, template: "talking-cutaways", drawing: null },
    facts,
  );
  const next = input.said.find(({ startMs }) => startMs >= fromMs + TITLE_MS)?.startMs ?? fromMs + TITLE_MAX_MS;
  const cutMs = Math.min(next, fromMs + TITLE_MAX_MS);
  // What is said is kept once, beside the first piece of its file.
  const [first, rest] = [
    { ...file, trimMs: fromMs, endTrimMs: cutMs, said: input.said },
    { ...file, trimMs: cutMs, endTrimMs: toMs },
  ];
  const beats = [
    newBeat(ids[0], { role: "hook", title: hook, locked: true, shows: first }),
    newBeat(ids[1], { locked: true, shows: rest }),
  ];
  return {
    ...made,
    ...{ state: "draft", run: "", progress: 1 },
    script: { beats, caption: hook, hashtags: [] },
  };
}
