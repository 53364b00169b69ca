import { minutes } from "../kernel/index.ts";

/** How long a deleted asset can be restored, in milliseconds. Source: docs/experience.md#assets. */
export const UNDO_REMOVAL = minutes(10);
