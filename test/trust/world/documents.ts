import { documentsOver } from "../../../apps/worker/src/adapters/documents/firestore-documents.ts";
import type { Product } from "../product.ts";

const NAME = "projects/vignette-local/databases/(default)/documents";

/** The database of a running product as the Worker's records know it, with the rights of the service account. */
export function documentsAt(app: Pick<Product, "outside">) {
  return documentsOver({
    call: async ({ path, body }) => {
      const answer = await app.outside(`https://firestore.googleapis.com/v1/${NAME}${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          authorization: "Bearer owner",
          "content-type": "application/json",
          // What a test prepares meets no fault and is not counted as a call of the product.
          "x-sandbox-no-faults": "1",
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return await answer.json();
    },
    nameOf: (path) => `${NAME}/${path}`,
  });
}
