import type { PostView } from "@vignette/domain/scheduling";
import { describe, expect, it } from "vitest";
import { newTrouble, troubleIn } from "./new-trouble.ts";

const aPost = (...states: string[]) =>
  ({ id: "p1", targets: states.map((state, index) => ({ id: `t${index}`, state })) }) as unknown as PostView;
const told = (before: PostView[], now: PostView[]) =>
  newTrouble(troubleIn(before), troubleIn(now)).map(({ target }) => `${target.id} ${target.state}`);

describe("what an alert tells (ux §4.14)", () => {
  it("is what failed or needs a look since the last time, and nothing else", () => {
    expect(told([], [aPost("failed", "published", "needs-check")])).toEqual(["t0 failed", "t2 needs-check"]);
    expect(told([aPost("failed")], [aPost("failed")])).toEqual([]);
    expect(told([aPost("publishing")], [aPost("published")])).toEqual([]);
  });

  it("is told again when a doubt becomes a failure", () => {
    expect(told([aPost("needs-check")], [aPost("failed")])).toEqual(["t0 failed"]);
  });
});
