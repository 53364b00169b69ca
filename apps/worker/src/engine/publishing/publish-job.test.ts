import { instant } from "@vignette/domain/kernel";
import { filesHash, freshOptions, type InstagramOptions, type RequiredApproval } from "@vignette/domain/scheduling";
import { describe, expect, it } from "vitest";
import { anAttempt, aTarget } from "../../../../../packages/domain/src/scheduling/post/a-target.test-support.ts";
import { type JobDeps, prepareJob } from "./publish-job.ts";

const file = { key: "k", type: "video/mp4", sha256: "a".repeat(64), durationMs: 9000, platform: null };
const deps = {
  post: async () => ({ assetId: "asset" }),
  asset: async () => ({ files: [file] }),
  isDisabled: async () => false,
  gates: () => ({
    access: async () => ({ type: "open", accessToken: "t", platformAccountId: "1" }),
    book: async () => 0,
    openLink: async () => undefined,
  }),
  publicOrigin: "https://vignette.test",
  signAttempt: async () => "signature",
  now: () => instant(1_000_000),
} as unknown as JobDeps;

const readied = (approval: RequiredApproval | null) =>
  prepareJob(deps, aTarget({ state: "publishing", approval }), { type: "prepare", attempt: anAttempt() }, "token");

describe("what is sent to a platform", () => {
  it("is what was approved", async () => {
    expect((await readied({ print: filesHash([file]) })).type).toBe("ready");
    expect((await readied(null)).type).toBe("ready");
  });

  it("is never another export than the approved one", async () => {
    expect(await readied({ print: "another" })).toMatchObject({
      type: "event",
      event: { type: "stopped", failure: { code: "changed-after-approval" } },
    });
  });
});

it("a post whose video was exported again with a generated presenter is sent with the AI label", async () => {
  const sent = async (presented: boolean) => {
    const own = { ...deps, asset: async () => ({ files: [file], presented }) } as unknown as JobDeps;
    const target = aTarget({ state: "publishing", options: freshOptions("tiktok", false) });
    const readied = await prepareJob(own, target, { type: "prepare", attempt: anAttempt() }, "token");
    return readied.type === "ready" && readied.job.options.aiGenerated;
  };
  expect(await sent(true)).toBe(true);
  expect(await sent(false)).toBe(false);
});

describe("a post of a disabled user", () => {
  const own = { ...deps, isDisabled: async () => true };
  const target = aTarget({ state: "publishing" });

  it.each(["prepare", "send"] as const)("is not sent: %s", async (type) => {
    expect(await prepareJob(own, target, { type, attempt: anAttempt() }, "token")).toMatchObject({
      event: { type: "stopped", failure: { code: "account-disabled" } },
    });
  });

  it("is still looked for if it was sent before", async () => {
    expect((await prepareJob(own, target, { type: "check", attempt: anAttempt() }, "token")).type).toBe("ready");
  });
});

describe("a post of an account whose tokens cannot be opened", () => {
  it("fails at once and says to reconnect", async () => {
    const gates = () => ({ ...deps.gates("a"), access: async () => ({ type: "ended", unreadable: true }) });
    const own = { ...deps, gates } as unknown as JobDeps;
    const step = { type: "prepare", attempt: anAttempt() } as const;
    expect(await prepareJob(own, aTarget({ state: "publishing" }), step, "token")).toMatchObject({
      event: {
        type: "stopped",
        failure: {
          code: "connection-ended",
          message: expect.stringContaining("We can't open the connection to @acme any more. Reconnect @acme."),
        },
      },
    });
  });
});

describe("the files for a platform", () => {
  const files = [file, { ...file, key: "tall", platform: "tiktok" }];
  const linked: { key: string }[][] = [];
  const jobOf = async (change: Partial<InstagramOptions>) => {
    const gates = () => ({
      ...deps.gates("a"),
      openLink: async (_: string, them: { key: string }[]) => linked.push(them),
    });
    const target = aTarget({
      platform: "instagram",
      state: "publishing",
      options: { ...freshOptions("instagram", false), ...change },
    });
    const step = { type: "prepare", attempt: anAttempt() } as const;
    const own = { ...deps, gates, asset: async () => ({ files }) } as unknown as JobDeps;
    const readied = await prepareJob(own, target, step, "token");
    return readied.type === "ready" ? readied.job : null;
  };
  const coverImage = { assetId: "other", key: "exports/other/0.jpg" };

  it("include the cover of a reel last", async () => {
    const job = await jobOf({ coverImage });
    expect(job?.urls).toEqual([expect.stringMatching(/\/0\.mp4$/)]);
    expect(job?.coverUrl).toMatch(/\/1\.jpg$/);
    expect(linked.at(-1)?.map((it) => it.key)).toEqual(["k", coverImage.key]);
  });

  it("are one upright file for a story, without a cover", async () => {
    const job = await jobOf({ coverImage, placement: "story" });
    expect(job).toMatchObject({ urls: [expect.stringMatching(/\/0\.mp4$/)], coverUrl: null });
    expect(linked.at(-1)?.map((it) => it.key)).toEqual(["tall"]);
  });
});
