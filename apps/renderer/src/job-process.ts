/** How the process of a job is started. */
export type JobProcess = { execArgv: string[]; env: Record<string, string> };

/** What a job's process runs in: sizes in bytes, `compiled` as in `Settings`. */
type Surroundings = { memory: number; folder: string; compiled: string | null };

const MIB = 1024 * 1024;

/**
 * Neither the secret nor anything else of ours is in its environment: a compromised decoder finds nothing there.
 * `scripts/bench/render` measures a process that is started in the same way.
 */
export function jobProcess({ memory, folder, compiled }: Surroundings): JobProcess {
  return {
    execArgv: [
      `--max-old-space-size=${Math.round(memory / MIB / 2)}`,
      // A job lives for seconds: a large young generation costs less than collecting it (0.97 of a render's time).
      "--min-semi-space-size=8",
    ],
    env: {
      ...{ PATH: process.env.PATH ?? "", TMPDIR: folder, NODE_ENV: "production" },
      // glibc uses large pages: half as many page faults in the encoder's 200 MB. Other C libraries ignore it.
      GLIBC_TUNABLES: "glibc.malloc.hugetlb=1",
      ...(compiled !== null && { NODE_COMPILE_CACHE: compiled }),
    },
  };
}
