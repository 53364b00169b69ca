import type { Documents } from "../adapters/documents/documents.ts";
import { buyerRecords } from "../records/account/billing-buyers.ts";
import { open } from "../records/open.ts";

/** Collection `billing_buyers`, keyed by uid. */
export const buyers = (documents: Documents) => open(documents, buyerRecords);
