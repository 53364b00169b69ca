import type { RecipeChoice } from "@vignette/domain/automation";
import { HOOKS_TASK, hookLibrary, usableWritten, WrittenHooks, writeHooksFacts } from "@vignette/domain/hook-library";
import { jsonSchemaOf, Refusal } from "@vignette/domain/kernel";
import type { Topic } from "@vignette/domain/research";
import { suitsLooks } from "@vignette/domain/studio";
import { modelsOfUser } from "../../usage/credit-meter.ts";
import type { RunDeps } from "./run-deps.ts";

/** Lines in the prompt that must not be repeated. Our own choice: as many as the hook library names. */
const AVOIDED = 60;

/**
 * A new opening line for a product, or about a topic, that suits the kind and the look. Throws a Refusal if the writer
 * has none, after being asked twice.
 */
export async function writeHook(
  deps: RunDeps,
  uid: string,
  { productId, kind, look }: RecipeChoice,
  { used, topic }: { used: readonly string[]; topic: Topic | null },
): Promise<string> {
  const { brief } = (await deps.studio.product(uid, productId)).value;
  const known = [...used, ...hookLibrary.map(({ template }) => template)];
  const { script: lines } = await modelsOfUser(deps, uid).writeScript({
    verb: "hooks",
    name: HOOKS_TASK,
    schema: jsonSchemaOf(WrittenHooks),
    facts: writeHooksFacts(brief, used.slice(0, AVOIDED), topic),
    parse(value) {
      const found = usableWritten(WrittenHooks.parse(value), brief, known, topic);
      const fitting = found.filter((it) => it.formats.includes(kind) && suitsLooks(it.template, kind, [look]));
      if (fitting.length === 0) throw unfitHooks();
      return fitting;
    },
  });
  const [line] = lines;
  if (!line) throw new Refusal("conflict", "automation.no-hook", "No new hooks came back. Change the product's brief.");
  return line.template;
}

/** The writer gets this sentence once to try again; then it is why the run failed. */
const unfitHooks = () =>
  new Refusal(
    "conflict",
    "automation.unfit-hooks",
    "The writer's hooks don't suit this kind of content. Choose other kinds or looks, or list your own hooks.",
  );
