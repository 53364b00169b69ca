import { expect, it } from "vitest";
import { rememberedPlan } from "./current-plan.ts";

const session = "firebase:authUser:key:[DEFAULT]";
const storageOf = (entries: Record<string, string>) => ({
  length: Object.keys(entries).length,
  key: (index: number) => Object.keys(entries)[index] ?? null,
  getItem: (name: string) => entries[name] ?? null,
});

it.each([
  ["of the user who is signed in", { [session]: '{"uid":"ana"}', "current-plan:ana": "growth" }, "growth"],
  ["of nobody, after signing out", { "current-plan:ana": "growth" }, null],
  ["not of another user", { [session]: '{"uid":"ben"}', "current-plan:ana": "growth" }, null],
  ["of nobody, where the session cannot be read", { [session]: "{", "current-plan:ana": "growth" }, null],
  ["of nobody, before the app was open", { [session]: '{"uid":"ana"}' }, null],
])("the landing page knows the plan %s", (_, entries, plan) => {
  expect(rememberedPlan(storageOf(entries))).toBe(plan);
});
