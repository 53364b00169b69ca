import { choicesFrom } from "../../apps/worker/src/adapters/generation/generation-settings.ts";
import { modelEndings } from "../../apps/worker/src/adapters/generation/model-endings.ts";
import type { Finding } from "./finding.ts";

/** How long before its end a model is named. Our own choice: time for a few deploys. */
const WARN_DAYS = 90;

const DAY_MS = 86_400_000;

/**
 * Whether the models that an environment asks for are still served. One that is shut down within 90 days of `today`
 * (such as "2026-11-30") is named and stops nothing; one that is shut down stops the deploy.
 */
export function endingModels(vars: Readonly<Record<string, unknown>>, today: string): Finding {
  const lines = modelsOf(vars).flatMap((model) => {
    const end = modelEndings[model];
    if (!end) return [];
    const days = Math.round((Date.parse(end) - Date.parse(today)) / DAY_MS);
    if (days > WARN_DAYS) return [];
    const said = days > 0 ? `is shut down in ${days} days, on ${end}` : `was shut down on ${end}`;
    return [{ isOver: days <= 0, text: `${model} ${said}: choose another one (docs/platforms/openai.md#models).` }];
  });
  const state = lines.some(({ isOver }) => isOver) ? "missing" : "ok";
  return { check: "models that are still served", state, help: lines.map(({ text }) => text) };
}

/** The models in use. What is set wrong is named by the check of the plain variables. */
function modelsOf(vars: Readonly<Record<string, unknown>>): string[] {
  const texts = Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
  try {
    return Object.values(choicesFrom(texts)).flatMap((choice) => (choice ? [choice.model] : []));
  } catch {
    return [];
  }
}
