import type { Flags } from "@vignette/domain/flags";
import { seconds } from "@vignette/domain/kernel";
import { clock } from "../adapters/clock.ts";
import { flagStore } from "../records/stores/flag-store.ts";
import { documentsOf } from "./build-context.ts";
import type { Env } from "./env.ts";

/** The flags for checks before pages and changes: see `flagStore.known`. */
export const currentFlags = (env: Env) => (): Promise<Flags> => flagStore(documentsOf(env)).known(clock());

/** How long a page may use flags that are no longer fresh, in ms: 30 s in all. Source: docs/performance.md#flags. */
const PAGES_STALE = seconds(28);

/**
 * The flags for the pages themselves, which then read them again with everything else: at most 30 s old while the product
 * is open, so that a page costs no read of its own. Source: ADR 62.
 */
export const flagsForPages = (env: Env): Promise<Flags> => flagStore(documentsOf(env)).known(clock(), PAGES_STALE);
