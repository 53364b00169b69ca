import { DocumentError } from "../../../../adapters/documents/documents.ts";

/** Pauses before each further try, in ms; together a minute, well within a step of the Workflow. Our own choice. */
const PAUSES = [250, 500, 1000, 2000, 4000, 8000, 16_000, 30_000];

/**
 * Saves a change that the next step cannot find out again, such as the ticket of a paid order: tried again while Firestore
 * fails or refuses, since without it the order is lost. `save` must be repeatable. Throws the last DocumentError.
 */
export async function savePatiently(save: () => Promise<boolean>): Promise<boolean> {
  for (const pauseMs of PAUSES) {
    try {
      return await save();
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return await save();
}
