import { minutes } from "../kernel/index.ts";

/** How long a deleted asset can be had back, in milliseconds. Source: ux §4.3. */
export const UNDO_REMOVAL = minutes(10);
