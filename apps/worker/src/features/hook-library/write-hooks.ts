import {
  FEWEST_HOOKS,
  HOOKS_TASK,
  hookLibrary,
  nothingNew,
  type OwnHook,
  usableWritten,
  type WriteHooksInput,
  type WrittenHook,
  WrittenHooks,
  writeHooksFacts,
} from "@vignette/domain/hook-library";
import { type Instant, jsonSchemaOf } from "@vignette/domain/kernel";
import type { Documents } from "../../adapters/documents/documents.ts";
import type { Generation } from "../../adapters/generation/generation.ts";
import { idInBatch, keepBatch, ofBatch } from "./batch.ts";
import type { HookStore } from "./store.ts";

/** Maximum number of recent lines in the prompt that must not be repeated. Our own choice. */
const AVOIDED = 60;

type Deps = { hooks: HookStore; documents: Documents; generation: Generation; now: Instant };

/**
 * Generates hooks for a product in the language of its brief, saves the usable ones and gives them in the model's
 * order. A repeated request with the same batch id gives the saved ones. Throws a Refusal if the provider fails or has
 * nothing new; nothing is saved then.
 */
export async function writeHooks(deps: Deps, uid: string, input: WriteHooksInput): Promise<OwnHook[]> {
  const { hooks, now } = deps;
  const { projectId, productId, batchId } = input;
  await hooks.project(uid, projectId);
  const { brief } = (await hooks.product(uid, productId)).value;
  const before = await ofBatch(hooks, uid, batchId);
  if (before.length > 0) return before;

  const own = (await hooks.ofProject(uid, projectId)).map(({ template }) => template);
  const known = [...own, ...hookLibrary.map(({ template }) => template)];
  const { script: lines } = await deps.generation.writeScript({
    verb: "hooks",
    name: HOOKS_TASK,
    schema: jsonSchemaOf(WrittenHooks),
    facts: writeHooksFacts(brief, own.slice(0, AVOIDED)),
    parse(value) {
      const answer = WrittenHooks.parse(value);
      const fresh = usableWritten(answer, brief, known);
      // The answer is not at fault for lines that the project has already.
      return usableWritten(answer, brief, []).length < FEWEST_HOOKS ? enough(fresh) : fresh;
    },
  });
  if (lines.length === 0) throw nothingNew();
  const timestamps = { archivedAt: null, createdAt: now, lastUpdated: now };
  const made = lines.map((line, index): OwnHook => {
    const { language } = brief;
    const owner = { id: idInBatch(batchId, index), uid, projectId };
    return {
      ...owner,
      ...line,
      formats: [...line.formats],
      language,
      genuine: false,
      origin: "made",
      like: null,
      ...timestamps,
    };
  });
  return await keepBatch(deps, uid, batchId, made);
}

/** Throws if too few lines are usable; the error goes back to the model, which may try once more. */
function enough(lines: WrittenHook[]): WrittenHook[] {
  if (lines.length >= FEWEST_HOOKS) return lines;
  throw new Error(
    `Only ${lines.length} of these lines can be used. Keep to mostWords of each category, use no figure and no placeholder, and repeat no line.`,
  );
}
