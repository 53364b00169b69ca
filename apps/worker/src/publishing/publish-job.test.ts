import { instant } from "@vignette/domain/kernel";
import { filesPrint, type NeededYes } from "@vignette/domain/scheduling";
import { describe, expect, it } from "vitest";
import { anAttempt, aTarget } from "../../../../packages/domain/src/scheduling/a-target.ts";
import { type JobDeps, readyJob } from "./publish-job.ts";

const file = { key: "k", type: "video/mp4", sha256: "a".repeat(64), durationMs: 9000, platform: null };
const deps = {
  post: async () => ({ assetId: "asset" }),
  asset: async () => ({ files: [file] }),
  gates: () => ({
    access: async () => ({ type: "open", accessToken: "t", platformAccountId: "1" }),
    book: async () => 0,
    openLink: async () => undefined,
  }),
  publicOrigin: "https://vignette.test",
  now: () => instant(1_000_000),
} as unknown as JobDeps;

const readied = (approval: NeededYes | null) =>
  readyJob(deps, aTarget({ state: "publishing", approval }), { type: "prepare", attempt: anAttempt() }, "token");

describe("what is handed to a platform (issue 6, 4)", () => {
  it("is what somebody said yes to", async () => {
    expect((await readied({ print: filesPrint([file]) })).type).toBe("ready");
    expect((await readied(null)).type).toBe("ready");
  });

  it("is never another export than the one that was approved", async () => {
    expect(await readied({ print: "another" })).toMatchObject({
      type: "event",
      event: { type: "stopped", failure: { code: "changed-after-approval" } },
    });
  });
});
