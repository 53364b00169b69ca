import { describe, expect, it } from "vitest";
import { instant, later, minutes } from "../../kernel/index.ts";
import { aCreation } from "./a-creation.test-support.ts";
import { failIfLost, needsRestart } from "./lost-generation.ts";

const started = instant(1_000_000);

describe("a generation", () => {
  it("is taken up again after two silent minutes", () => {
    const creation = aCreation({ state: "generating", lastUpdated: started });
    expect(needsRestart(creation, later(started, minutes(2) - 1))).toBe(false);
    expect(needsRestart(creation, later(started, minutes(2)))).toBe(true);
    expect(failIfLost(creation, later(started, minutes(2))).state).toBe("generating");
  });

  it("counts as lost once that was in vain, and keeps what was made", () => {
    const creation = aCreation({ state: "generating", progress: 0.4, restarts: 2, lastUpdated: started });
    expect(failIfLost(creation, later(started, minutes(2) - 1)).state).toBe("generating");
    const lost = failIfLost(creation, later(started, minutes(2)));
    expect(needsRestart(creation, later(started, minutes(2)))).toBe(false);
    expect(lost).toMatchObject({ state: "failed", progress: 0.4 });
    expect(lost.failure).toContain("try again");
  });

  it("that is done stays done, however long ago", () => {
    const creation = aCreation({ state: "draft", lastUpdated: started });
    expect(failIfLost(creation, later(started, minutes(100)))).toBe(creation);
  });
});
