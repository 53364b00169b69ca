import { AiSpend } from "@vignette/domain/usage";
import { record } from "../record.ts";

/** Collection `ai_spend`, keyed by `{month}_{part}`: what AI calls cost by provider. Belongs to no user. */
export const aiSpendRecords = record("ai_spend", AiSpend, {}, null);
