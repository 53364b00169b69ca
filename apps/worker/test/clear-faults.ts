import { afterAll } from "vitest";
import { noFaults } from "./support.ts";

// All files share one sandbox. A fault that a file ordered and did not use would otherwise hit the next file.
afterAll(noFaults);
