import type { DetectedCountry } from "@vignette/domain/identity";
import { DocumentError, type Documents } from "../../adapters/documents/documents.ts";
import { userRecords } from "../../records/account/users.ts";
import { open } from "../../records/open.ts";

/** The country in a user's record: collection `users`, keyed by uid. */
export function userCountryStore(documents: Documents) {
  const users = open(documents, userRecords);
  return {
    /** A user without a record gets it with the next detection. Source: spec §3, User. */
    async save(uid: string, detectedCountry: DetectedCountry): Promise<void> {
      try {
        await users.patch(uid, { detectedCountry, lastCountryUpdate: detectedCountry.lastDetected });
      } catch (error) {
        if (!(error instanceof DocumentError) || error.kind !== "missing") throw error;
      }
    },
  };
}
export type UserCountryStore = ReturnType<typeof userCountryStore>;
