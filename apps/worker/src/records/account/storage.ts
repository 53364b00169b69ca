import { StorageUse } from "@vignette/domain/usage";
import { ofAccount, record } from "../record.ts";

/** Collection `storage`, keyed by uid. */
export const storageRecords = record("storage", StorageUse, {}, ofAccount("storage", { owner: "key" }));
