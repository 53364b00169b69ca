import { expect, it } from "vitest";
import { rememberedPlan } from "./current-plan.ts";

const session = "firebase:authUser:key:[DEFAULT]";
const storageOf = (entries: Record<string, string>) => ({
  length: Object.keys(entries).length,
  key: (index: number) => Object.keys(entries)[index] ?? null,
  getItem: (name: string) => entries[name] ?? null,
});

it.each([
  ["of the signed-in user", { [session]: '{"uid":"ana"}', "current-plan:ana": "growth" }, "growth"],
  ["as unknown after signing out", { "current-plan:ana": "growth" }, null],
  ["not of another user", { [session]: '{"uid":"ben"}', "current-plan:ana": "growth" }, null],
  ["as unknown if the session cannot be read", { [session]: "{", "current-plan:ana": "growth" }, null],
  ["as unknown before the app was opened", { [session]: '{"uid":"ana"}' }, null],
])("the landing page knows the plan %s", (_, entries, plan) => {
  expect(rememberedPlan(storageOf(entries))).toBe(plan);
});
