import { afterAll } from "vitest";
import { generationsEnd } from "./generations-end.ts";
import { noFaults, release } from "./support.ts";

// All files share one sandbox. A fault that a file ordered and did not use would hit the next file, and a generation that
// still runs would call providers and the database while the next file counts such calls.
afterAll(async () => {
  await noFaults();
  await release();
  await generationsEnd();
});
