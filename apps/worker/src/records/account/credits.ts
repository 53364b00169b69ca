import { Credits } from "@vignette/domain/usage";
import { ofAccount, record } from "../record.ts";
import { without } from "../without.ts";

/** Collection `credits`, keyed by `{uid}_{first day of the period}`. Firestore removes it by `expiresAt`. */
export const creditRecords = record(
  "credits",
  Credits,
  { startsAt: "timestamp", resetsAt: "timestamp", expiresAt: "timestamp" },
  ofAccount("credits", { dataExport: { as: "credits", of: without("booked", "bucket") } }),
);
