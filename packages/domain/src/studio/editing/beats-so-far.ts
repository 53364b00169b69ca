import { Refusal } from "../../kernel/index.ts";
import { shots } from "../catalogue/shots.ts";
import type { Creation } from "../creation/creation.ts";
import { refuseEdit } from "../creation/refuse-edit.ts";
import { withoutClaims } from "../script/check/repaired-beat.ts";
import type { ScriptFacts } from "../script/facts.ts";
import { BeatAnswer, PhotoNumber, type Script } from "../script/script.ts";
import { scriptFromAnswer } from "../script/script-from-answer.ts";

/**
 * The beats of an answer that is still being written. All but the last are whole; the last one is shown as far as it is
 * there. Anything else that was handed in is nothing.
 */
export function beatsSoFar(value: unknown): { whole: BeatAnswer[]; shown: BeatAnswer[] } {
  const given: unknown[] = isRecord(value) && Array.isArray(value.beats) ? value.beats : [];
  const parsed = given.map((beat) =>
    BeatAnswer.safeParse({ ...EMPTY, ...(isRecord(beat) ? withWholeChoices(beat) : {}) }),
  );
  const firstBroken = parsed.findIndex((it) => !it.success);
  const shown = parsed.slice(0, firstBroken < 0 ? undefined : firstBroken).flatMap((it) => it.data ?? []);
  return { whole: shown.slice(0, Math.max(0, given.length - 1)), shown };
}

const EMPTY: BeatAnswer = { role: "point", line: "", title: "", body: "", imagePrompt: "" };

/** A shot of which only a part has arrived is none yet, and neither is the number of no photo. */
function withWholeChoices({ shot, photo, ...rest }: Record<string, unknown>) {
  return {
    ...rest,
    ...(shots.some((it) => it === shot) && { shot }),
    ...(PhotoNumber.safeParse(photo).success && { photo }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/**
 * The beats written before a stream ended early, as a script to continue with: without sentences that nothing in `facts`
 * proves. Null facts: the brief is not known. Throws a Refusal if they are too few for their kind.
 */
export function scriptOfWritten(
  creation: Pick<Creation, "kind" | "style" | "written">,
  facts: ScriptFacts | null,
  newId: () => string,
): Script {
  const written = creation.written ?? [];
  if (written.length === 0) throw nothingWritten();
  const proven = (text: string) => (facts ? withoutClaims(text, facts, written.length) : text);
  const beats = written.map((it) => ({ ...it, line: proven(it.line), title: proven(it.title), body: proven(it.body) }));
  const script = scriptFromAnswer({ beats, caption: "", hashtags: [] }, null, newId);
  const refusal = refuseEdit(creation, { script, style: creation.style });
  if (refusal) throw refusal;
  return script;
}

const nothingWritten = () =>
  new Refusal("conflict", "studio.nothing-written", "Nothing was written before it stopped. Try again.");
