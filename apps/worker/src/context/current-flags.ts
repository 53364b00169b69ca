import type { Flags } from "@vignette/domain/flags";
import { flagStore } from "../records/flag-store.ts";
import { documentsOf } from "./build-context.ts";
import type { Env } from "./env.ts";

/** The flags for checks before pages and changes: see `flagStore.known`. */
export const currentFlags = (env: Env) => (): Promise<Flags> => flagStore(documentsOf(env)).known(Date.now());

/** The flags for the pages themselves: see `flagStore.forPages`. */
export const flagsForPages = (env: Env): Promise<Flags> => flagStore(documentsOf(env)).forPages(Date.now());
