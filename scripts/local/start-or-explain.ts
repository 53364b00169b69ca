import { type Settings, settingsFrom } from "./settings.ts";
import { startProblem } from "./start-problem.ts";

/** Starts something with the settings of the environment, or says in one sentence why that is not possible, and ends. */
export async function startOrExplain(start: (settings: Settings) => Promise<void>): Promise<void> {
  let settings: Settings;
  try {
    settings = settingsFrom(process.env);
  } catch (error) {
    return end(error instanceof Error ? error.message : error);
  }
  try {
    await start(settings);
  } catch (error) {
    end(startProblem(error, settings.dataDir) ?? error);
  }
}

function end(told: unknown): void {
  console.error(told);
  process.exit(1);
}
