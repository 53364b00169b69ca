import { noValues } from "@vignette/domain/analytics";
import { describe, expect, it } from "vitest";
import { waitFor } from "../../scripts/demo/wait.ts";
import { PATIENCE } from "../../scripts/testing/patience.ts";
import { aCreator, aVideo, connect, postNow, settled, targetFor } from "./creator.ts";
import { sharedApp } from "./shared-app.ts";

const app = sharedApp();

describe("the numbers of a post", () => {
  it.concurrent.each([
    ["tiktok", { ...noValues, views: 900, likes: 80, comments: 7, shares: 6 }],
    [
      "instagram",
      { ...noValues, views: 900, likes: 80, comments: 7, shares: 6, saves: 5, reach: 700, avgWatchMs: 2100 },
    ],
  ] as const)("on %s are what the platform counts, and null where it does not tell", async (platform, values) => {
    const creator = await aCreator(app);
    const account = await connect(creator, platform);
    const video = await aVideo(creator);
    await settled(creator, await postNow(creator, video, targetFor(account, `By ${creator.name}`)));
    const [post] = await app.shown(creator.name);
    const told = { views: 900, likes: 80, comments: 7, shares: 6, saves: 5, reach: 700, avgWatchMs: 2100 };
    await app.control("metrics", { platform, postId: post?.postId, ...told });

    const { projectId } = creator;
    const summary = await waitFor(
      "the numbers",
      PATIENCE / 1000,
      () => creator.client.analytics.refresh.mutate({ projectId }),
      (it) => it.rows[0]?.values !== null,
    );
    expect(summary.rows).toMatchObject([{ platform, values, permalink: expect.stringContaining("http") }]);
    expect(summary.totals).toEqual(values);
    expect((await creator.client.analytics.summary.query({ projectId })).rows[0]?.values).toEqual(values);
  });
});
