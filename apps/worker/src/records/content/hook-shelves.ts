import { HookShelf } from "@vignette/domain/hook-library";
import { ofProject, record } from "../record.ts";

/** Collection `hook_shelves`, keyed by project id. */
export const hookShelfRecords = record("hook_shelves", HookShelf, {}, ofProject("hook_shelves"));
