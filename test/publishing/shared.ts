import type { TestProject } from "vitest/node";
import { runningApp } from "./running-app.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** One product for all scenarios that stop nothing and seed nothing of their own. */
    publishing: { origin: string; sandboxOrigin: string };
  }
}

/** Runs once before all scenarios: a start costs more than most of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, sandboxOrigin, stop } = await runningApp();
  project.provide("publishing", { origin, sandboxOrigin });
  return stop;
}
