import { describe, expect, it } from "vitest";
import { aCreator, aVideo, type Creator, connect, settled, targetFor, writeDocument } from "./creator.ts";
import { sharedApp } from "./shared-app.ts";

const TIKTOK = "open.tiktokapis.com";
const HOUR = 3_600_000;

const app = sharedApp();

describe("a post whose time comes", () => {
  it.concurrent("goes out once however many sweeps meet", async () => {
    const { creator, id } = await planned();
    await makeDue(id, 0);
    await Promise.all([app.minute(), app.minute(), app.minute()]);
    expect(await settled(creator, id)).toMatchObject({ state: "published", runs: 1, attempt: { number: 1 } });
    expect(await app.shown(creator.name)).toHaveLength(1);
  });

  it.concurrent("is begun by the sweep when its Workflow vanished before it began", async () => {
    const { creator, id } = await planned();
    await makeDue(id, 1);
    await app.minute();
    expect(await settled(creator, id)).toMatchObject({ state: "published", runs: 2 });
    expect(await app.shown(creator.name)).toHaveLength(1);
  });

  it.concurrent("is reconciled first when its Workflow died after writing that it sends", async () => {
    const { creator, id } = await planned();
    await makeDue(id, 1, { state: "publishing", attempt: committing() });
    await app.minute();
    const target = await settled(creator, id);
    expect(target).toMatchObject({ state: "published", attempt: { number: 2 } });
    expect(target.log.map((entry) => entry.event)).toEqual(expect.arrayContaining(["no-answer", "link-closed"]));
    expect(await app.shown(creator.name)).toHaveLength(1);
  });

  it.concurrent("is never sent when it was canceled in time", async () => {
    const { creator, id } = await planned();
    const soon = await creator.client.scheduling.reschedule.mutate({ id, when: soonEnough() });
    expect(soon.targets[0]).toMatchObject({ state: "scheduled", runs: 1 });
    await creator.client.scheduling.cancel.mutate({ id });
    await past(soon.schedule.publishAt + 1500);
    await app.minute();
    expect(await settled(creator, id, ["cancelled"])).toMatchObject({ attempt: null });
    expect(await app.shown(creator.name)).toEqual([]);
  });

  it.concurrent("goes out once, at its new time, when it was moved", async () => {
    const { creator, id } = await planned();
    await creator.client.scheduling.reschedule.mutate({ id, when: soonEnough() });
    const moved = await creator.client.scheduling.reschedule.mutate({ id, when: { type: "now", zone: "UTC" } });
    const target = await settled(creator, id);
    expect(target).toMatchObject({ state: "published", attempt: { number: 1 } });
    expect(target.attempt?.startedAt).toBeGreaterThanOrEqual(moved.schedule.publishAt);
    expect(await app.shown(creator.name)).toHaveLength(1);
  });

  it("goes out, with others of its account, after one renewal of a token that the platform no longer takes", async () => {
    const creator = await aCreator(app);
    const account = await connect(creator, "tiktok");
    const video = await aVideo(creator);
    const tokenCalls = async () => (await app.asked(TIKTOK, "/v2/oauth/token")).length;
    const before = await tokenCalls();
    const refused = { error: { code: "access_token_invalid", message: "expired", log_id: "1" } };
    const path = "/v2/post/publish/creator_info/query/";
    // The first post to ask is affected. That several renew together is proved by the account gate's own tests.
    await app.fault({ host: TIKTOK, path, times: 1, fault: { status: 401, body: refused } });
    const posts = await Promise.all(
      ["one", "two"].map((caption) =>
        creator.client.scheduling.schedule.mutate({
          projectId: creator.projectId,
          assetId: video.id,
          when: { type: "now", zone: "UTC" },
          targets: [targetFor(account, caption)],
        }),
      ),
    );
    for (const { id } of posts) expect(await settled(creator, id)).toMatchObject({ state: "published" });
    expect((await tokenCalls()) - before).toBe(1);
  });
});

/** A post for tomorrow, on TikTok. */
async function planned(): Promise<{ creator: Creator; id: string }> {
  const creator = await aCreator(app);
  const account = await connect(creator, "tiktok");
  const video = await aVideo(creator);
  const wallTime = new Date(Date.now() + 24 * HOUR).toISOString().slice(0, 16);
  const post = await creator.client.scheduling.schedule.mutate({
    projectId: creator.projectId,
    assetId: video.id,
    when: { type: "at", zone: "UTC", wallTime },
    targets: [targetFor(account, `By ${creator.name}`)],
  });
  owners.set(post.id, post.targets[0]?.id ?? "");
  return { creator, id: post.id };
}

/**
 * The next full minute that is at least half a minute away. The five seconds before a post "now" goes out can be over
 * on a busy machine before the test's next call.
 */
function soonEnough() {
  const inHalfAMinute = Date.now() + 30_000;
  const minute = Math.ceil(inHalfAMinute / 60_000) * 60_000;
  return { type: "at", zone: "UTC", wallTime: new Date(minute).toISOString().slice(0, 16) } as const;
}

const owners = new Map<string, string>();

/** Its time came an hour ago, and this many Workflows were started and lost. */
async function makeDue(postId: string, runs: number, change: Record<string, unknown> = {}): Promise<void> {
  const anHourAgo = new Date(Date.now() - HOUR);
  const fields = { wakeAt: anHourAgo, lastUpdated: anHourAgo, sweepAt: anHourAgo, runs, ...change };
  await writeDocument(app, `posts/${postId}/targets/${owners.get(postId)}`, fields);
}

function committing() {
  const at = Date.now() - HOUR;
  return {
    number: 1,
    token: "0".repeat(32),
    startedAt: at,
    sendingSince: Date.now(),
    stage: "committing",
    receipt: {},
    sentAt: at,
    committedAt: null,
    tries: 0,
    fileFetched: null,
  };
}

async function past(moment: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - Date.now())));
}
