import { HookStars } from "@vignette/domain/hook-library";
import { ofProject, record } from "../record.ts";

/** Collection `hook_shelves`, keyed by project id. */
export const hookStarRecords = record("hook_shelves", HookStars, {}, ofProject("hook_shelves"));
