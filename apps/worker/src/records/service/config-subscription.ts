import { Plan } from "@vignette/domain/plans";
import { record } from "../record.ts";

/** Collection `config_subscription`, keyed by plan id: the plans on sale. */
export const planRecords = record("config_subscription", Plan, {}, null);
