import { env } from "cloudflare:workers";
import type { Env } from "../src/context/env.ts";
import { documentsIn } from "./stored.ts";

const { GENERATE_CONTENT } = env as unknown as Env;

/** Workflows that have ended, and those of creations that a test wrote by hand, which never began. */
const ended = new Set<string>();

/** Resolves when the Workflow of no generation runs. */
export async function generationsEnd(): Promise<void> {
  for (;;) {
    const creations = await documentsIn("creations", "state", "generating");
    const ids = creations.map(({ fields }) => `${fields?.run?.stringValue}-${fields?.restarts?.integerValue}`);
    const running = await Promise.all(ids.filter((id) => !ended.has(id)).map(isRunning));
    if (!running.includes(true)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function isRunning(id: string): Promise<boolean> {
  const workflow = await GENERATE_CONTENT.get(id).catch(() => null);
  const status = (await workflow?.status())?.status;
  const runs = status === "running" || status === "queued";
  if (!runs) ended.add(id);
  return runs;
}
