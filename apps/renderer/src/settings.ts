import { availableParallelism, totalmem } from "node:os";
import { capacityOf } from "./capacity.ts";

/** How one renderer is set up. Sizes in bytes, times in milliseconds. */
export type Settings = {
  port: number;
  host: string;
  /** What job calls are signed with; the Worker has the same. */
  secret: string;
  /** The Worker's own address: the only one that is ever asked for anything. */
  allowedOrigin: string;
  /** Jobs at work at once. */
  capacity: number;
  /** Jobs that may wait for a place. */
  waiting: number;
  /** A job's process may hold this much. */
  jobMemory: number;
  jobTimeout: number;
  /** Longest time without progress. */
  jobSilence: number;
  /** The folder in which Node keeps what it compiled for jobs; null: nothing is kept. */
  compiled: string | null;
  /** How long running jobs may go on after a SIGTERM. */
  grace: number;
};

const MIB = 1024 * 1024;

/** Our own choice: a video takes about 500 MiB; pictures of 50 megapixels fit in the rest. */
export const JOB_MEMORY = 1024 * MIB;

/** Reads the settings from the environment. Throws an Error that names the variable that makes no sense. */
export function settingsFrom(env: Record<string, string | undefined>): Settings {
  // The limit of the container where there is one, else the machine's memory.
  const memory = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
  const capacity = capacityOf({ cores: availableParallelism(), memory, jobMemory: JOB_MEMORY });
  return {
    port: wholeNumber(env, "PORT", 8080),
    host: env.HOST || "0.0.0.0",
    secret: secretFrom(env.RENDERER_SECRET),
    allowedOrigin: originFrom(env.ALLOWED_ORIGIN),
    capacity,
    waiting: 2 * capacity,
    jobMemory: JOB_MEMORY,
    jobTimeout: 10 * 60_000,
    jobSilence: 60_000,
    compiled: env.COMPILED || null,
    grace: wholeNumber(env, "SHUTDOWN_GRACE_MS", 10 * 60_000),
  };
}

function wholeNumber(env: Record<string, string | undefined>, name: string, usual: number): number {
  const value = Number(env[name] || usual);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${env[name]}".`);
  return value;
}

function secretFrom(value: string | undefined): string {
  if (!value || value.length < 32) throw new Error("RENDERER_SECRET must have at least 32 characters.");
  return value;
}

/** Https, or this very machine. */
function originFrom(value: string | undefined): string {
  const url = URL.canParse(value ?? "") ? new URL(value ?? "") : null;
  const isLocal = url?.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (!url || (url.protocol !== "https:" && !isLocal)) {
    throw new Error("ALLOWED_ORIGIN must be the https address of the Worker.");
  }
  return url.origin;
}
