import { runQuietly, type Turn } from "./run-quietly.ts";

/** What passed and failed, and a text for each failure: its place and its first error. */
export type Result = { passed: number; failures: readonly string[] };

/** One npm script that passes or fails as a whole. Prints its name, and its output if it failed. */
export async function runCheck(name: string, script: string, turn: Turn): Promise<Result> {
  const { status, output } = await runQuietly("npm", ["run", "-s", script], turn);
  console.log(`${status === 0 ? "✓" : "✗"} ${name}`);
  if (status === 0) return { passed: 1, failures: [] };
  console.log(output);
  return { passed: 0, failures: [`${name}: see its output above`] };
}
