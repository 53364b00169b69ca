import { Refusal } from "@vignette/domain/kernel";
import {
  type BeatAnswer,
  type BeatFault,
  beatFacts,
  beatIn,
  beatInstructions,
  beatSchema,
  plainBeat,
  planOf,
  type ScriptAnswer,
  type ScriptFacts,
  type Spending,
} from "@vignette/domain/studio";
import type { Generation, Stoppable } from "../../../../adapters/generation/generation.ts";
import { logLine } from "../../../../adapters/log/log-line.ts";

/** Beats of one script that are asked for again; more at fault are repaired without asking. Our own choice. */
const MOST_MENDED = 4;

type Mended = { beats: BeatAnswer[]; spent: Spending[] };

/**
 * The beats of a script, those at fault written once more, each alone and with the reason. A beat whose call fails stays
 * as it is: the script is repaired afterwards in any case. Throws a Refusal only if the work was stopped.
 */
export async function mendBeats(
  generation: Generation,
  script: ScriptAnswer,
  facts: ScriptFacts,
  faults: readonly BeatFault[],
  { signal }: Stoppable,
): Promise<Mended> {
  const plan = planOf(facts);
  const asked = faults.slice(0, MOST_MENDED);
  const answers = await Promise.all(
    asked.map(({ index, reason }) =>
      generation
        .writeScript<BeatAnswer>({
          verb: "rewrite",
          name: "beat",
          schema: beatSchema(facts, index),
          instructions: beatInstructions(facts),
          facts: { ...beatFacts(facts, script, index), repair: reason },
          parse: (value) => plainBeat(beatIn(value), facts, plan, index),
          signal,
        })
        .catch(passedOver),
    ),
  );
  const beats = plan.map((planned, at) => script.beats[at] ?? { ...EMPTY, role: planned.role });
  for (const [at, { index }] of asked.entries()) beats[index] = answers[at]?.script ?? beats[index] ?? EMPTY;
  return { beats, spent: answers.flatMap((it) => it?.spent ?? []) };
}

const EMPTY: BeatAnswer = { role: "point", line: "", title: "", body: "", imagePrompt: "" };

function passedOver(error: unknown): null {
  if (error instanceof Refusal && error.code === "generation.stopped") throw error;
  logLine("warn", "A beat could not be written once more.", { error });
  return null;
}
