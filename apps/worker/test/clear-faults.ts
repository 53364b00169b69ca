import { afterAll } from "vitest";
import { noFaults } from "./support.ts";

// All files share one sandbox. A fault that a file ordered and never met would otherwise hit the next one.
afterAll(noFaults);
