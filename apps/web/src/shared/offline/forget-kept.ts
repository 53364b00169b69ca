import { forgetAnswers } from "./kept-answers.ts";
import { keptFiles } from "./kept-files.ts";
import { segmentStore } from "./segment-store.ts";

/**
 * Nothing that was told or made for somebody who has logged out stays behind. Drafts that never reached us do: they wait
 * for the same person (see `keepFor`).
 */
export async function forgetKept(): Promise<void> {
  await Promise.all([forgetAnswers(), keptFiles.forget(), segmentStore.forgetAll()]);
}
