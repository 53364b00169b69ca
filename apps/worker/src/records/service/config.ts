import { PublicConfig } from "@vignette/domain/country";
import { Flags } from "@vignette/domain/flags";
import { record } from "../record.ts";

/** Collection `config`, document `config_features`. */
export const featureConfigRecords = record("config", Flags, {}, null);

/** Collection `config`, document `config_public`. */
export const publicConfigRecords = record("config", PublicConfig, {}, null);
