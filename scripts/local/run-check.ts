import { runQuietly, type Turn } from "./run-quietly.ts";

export type Count = { passed: number; failed: number };

/** One npm script that passes or fails as a whole. Prints its name, and its output if it failed. */
export async function runCheck(name: string, script: string, turn: Turn): Promise<Count> {
  const { status, output } = await runQuietly("npm", ["run", "-s", script], turn);
  console.log(`${status === 0 ? "✓" : "✗"} ${name}`);
  if (status !== 0) console.log(output);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
