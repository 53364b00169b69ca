import type { Flags } from "@vignette/domain/flags";
import { flagStore } from "../records/flag-store.ts";
import { documentsOf } from "./build-context.ts";
import type { Env } from "./env.ts";
import { knownFlags } from "./known-flags.ts";

let kept: { of: Env["FIREBASE_CLIENT_EMAIL"]; read: () => Promise<Flags> } | null = null;

/** The flags, from one cache per isolate: at most two seconds old. */
export function currentFlags(env: Env): () => Promise<Flags> {
  if (kept?.of !== env.FIREBASE_CLIENT_EMAIL) {
    kept = { of: env.FIREBASE_CLIENT_EMAIL, read: knownFlags(flagStore(documentsOf(env)).read, Date.now) };
  }
  return kept.read;
}

/** This isolate reads the flags again at the next request. */
export const forgetFlags = (): void => {
  kept = null;
};
