import {
  FEWEST_HOOKS,
  HOOKS_TASK,
  HooksAnswer,
  hookLibrary,
  hooksFacts,
  type MoreHooksInput,
  type OwnHook,
  refuseHook,
  usableHooks,
} from "@vignette/domain/hook-library";
import { type Instant, jsonSchemaOf } from "@vignette/domain/kernel";
import type { Documents } from "../../adapters/documents/documents.ts";
import type { Generation } from "../../adapters/generation/generation.ts";
import { idInBatch, keepBatch, ofBatch } from "./batch.ts";
import type { HookStore } from "./store.ts";

/**
 * Maximum number of recent lines in the prompt that must not be repeated: more would crowd out the brief. Our own
 * choice.
 */
const AVOIDED = 60;

type Deps = { hooks: HookStore; documents: Documents; generation: Generation; now: Instant };

/**
 * Generates more hooks like a given one, saves the usable ones and gives them in the model's order, best first. A
 * repeated request with the same batch id gives the saved ones. Throws a Refusal if the provider fails; nothing is
 * saved then.
 */
export async function moreHooks(deps: Deps, uid: string, input: MoreHooksInput): Promise<OwnHook[]> {
  const refusal = refuseHook(input);
  if (refusal) throw refusal;
  const { hooks } = deps;
  await hooks.project(uid, input.projectId);
  const product = input.productId === null ? null : (await hooks.product(uid, input.productId)).value;
  const before = await ofBatch(hooks, uid, input.batchId);
  if (before.length > 0) return before;

  const own = await hooks.ofProject(uid, input.projectId);
  const known = [...hookLibrary, ...own].map(({ template }) => template);
  const avoid = own.filter(({ category }) => category === input.category).map(({ template }) => template);
  const { script: lines } = await deps.generation.writeScript({
    verb: "hooks",
    name: HOOKS_TASK,
    schema: jsonSchemaOf(HooksAnswer),
    facts: hooksFacts(input, product?.brief ?? null, avoid.slice(0, AVOIDED)),
    parse: (value) => enough(usableHooks(HooksAnswer.parse(value), input, known, product?.brief.avoid)),
  });
  return await keep(deps, uid, input, lines);
}

/** Throws if too few lines are usable; the error goes back to the model, which may try once more. */
function enough(lines: string[]): string[] {
  if (lines.length >= FEWEST_HOOKS) return lines;
  throw new Error(
    `Only ${lines.length} of these lines can be used. Keep to mostWords, to the placeholders of the hook and to its figures, and repeat no line.`,
  );
}

async function keep(deps: Deps, uid: string, input: MoreHooksInput, lines: readonly string[]): Promise<OwnHook[]> {
  const { batchId, productId: _productId, template: _template, ...shared } = input;
  const made = lines.map((template, index): OwnHook => {
    const timestamps = { archivedAt: null, createdAt: deps.now, lastUpdated: deps.now };
    return { ...shared, template, id: idInBatch(batchId, index), uid, origin: "made", ...timestamps };
  });
  return await keepBatch(deps, uid, batchId, made);
}
