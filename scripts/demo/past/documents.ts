import type { Documents } from "../../../apps/worker/src/adapters/documents/documents.ts";
import { documentsOver } from "../../../apps/worker/src/adapters/documents/firestore-documents.ts";
import { firestoreFailure } from "../../../apps/worker/src/adapters/documents/firestore-error.ts";

const ROOT = "projects/vignette-local/databases/(default)/documents";

/** The documents of a running instance, for what its verbs cannot do: say that something was long ago. */
export const documentsOfInstance = (sandboxOrigin: string): Documents =>
  documentsOver({
    nameOf: (path) => `${ROOT}/${path}`,
    call: async ({ path, body }) => {
      const answer = await fetch(`${sandboxOrigin}/firestore.googleapis.com/v1/${ROOT}${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: { authorization: "Bearer owner", "content-type": "application/json" },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw firestoreFailure(answer.status, text);
      return JSON.parse(text);
    },
  });
