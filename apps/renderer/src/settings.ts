import { availableParallelism, totalmem } from "node:os";
import { capacityOf } from "./capacity.ts";

/** How one renderer is set up. Sizes in bytes, times in milliseconds. */
export type Settings = {
  port: number;
  host: string;
  /** The secret that calls are signed with; the Worker has the same one. */
  secret: string;
  /** The Worker's address: the only one that is ever called. */
  allowedOrigin: string;
  /** Jobs that run at once. */
  capacity: number;
  /** Jobs that may wait for a place. */
  waiting: number;
  /** Most memory of a job's process. */
  jobMemory: number;
  jobTimeout: number;
  /** Longest time without progress. */
  jobSilence: number;
  /** The folder in which Node caches compiled code for jobs; null: no cache. */
  compiled: string | null;
  /** How long running jobs may go on after a SIGTERM. */
  grace: number;
};

const MIB = 1024 * 1024;

/** Our own choice: a video takes about 500 MiB; pictures of 50 megapixels fit in the rest. */
export const JOB_MEMORY = 1024 * MIB;

/** Reads the settings from the environment. Throws an Error that names the invalid variable. */
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

/** HTTPS, or this machine. */
function originFrom(value: string | undefined): string {
  const url = URL.canParse(value ?? "") ? new URL(value ?? "") : null;
  const isLocal = url?.protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (!url || (url.protocol !== "https:" && !isLocal)) {
    throw new Error("ALLOWED_ORIGIN must be the https address of the Worker.");
  }
  return url.origin;
}
