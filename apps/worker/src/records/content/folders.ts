import { FoldersAndTags } from "@vignette/domain/assets";
import { ofProject, record } from "../record.ts";

/** Collection `shelves`, keyed by project id: the folders and tags of a project. */
export const folderRecords = record("shelves", FoldersAndTags, {}, ofProject("shelves"));
