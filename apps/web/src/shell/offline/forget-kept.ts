import { forgetAnswers } from "./kept-answers.ts";
import { keptFiles } from "./kept-files.ts";

/** Nothing of somebody who has logged out stays behind. */
export async function forgetKept(): Promise<void> {
  await Promise.all([forgetAnswers(), keptFiles.forget()]);
}
