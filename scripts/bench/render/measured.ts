import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** What a command cost: time on the wall, and (where it was watched) the most memory its processes had; and what it said. */
export type Cost = { wallMs: number; peakMiB: number; said: string };

const LOOK_EVERY_MS = 25;

/**
 * Runs a command to its end. Throws with its output if it fails. Memory is only known for a watched command, because
 * reading it takes a little time. It is read from /proc; without that, it is 0.
 */
export async function measured(
  command: string,
  args: readonly string[],
  { watch = false, env = {} }: { watch?: boolean; env?: Record<string, string> } = {},
): Promise<Cost> {
  const start = performance.now();
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      said += text;
    });
  }
  let peakKiB = 0;
  const look = () => {
    peakKiB = Math.max(peakKiB, treeKiB(child.pid ?? 0));
  };
  const looking = watch ? setInterval(look, LOOK_EVERY_MS) : undefined;
  const code = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  }).finally(() => clearInterval(looking));
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${code}:\n${said.slice(-4000)}`);
  return { wallMs: performance.now() - start, peakMiB: Math.round(peakKiB / 1024), said };
}

/** Peak of the resident memory of a process and all its descendants, as the kernel kept it for each that still runs. */
function treeKiB(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const own = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    return childrenOf(pid).reduce((sum, child) => sum + treeKiB(child), own);
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean).map(Number),
  );
}
