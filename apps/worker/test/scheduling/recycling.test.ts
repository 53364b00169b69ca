import { describe, expect, it } from "vitest";
import { anAccount, aScene, consent, returnFromPlatform, type Scene } from "../studio/a-scene.ts";
import { call, writeDocument } from "../support.ts";
import { aHistory, aMinute, aRule, plain, repeatedPosts } from "./a-history.ts";

const hit = { views: 240, daysAgo: 41 };
const tiktok = {
  ...{ platform: "tiktok", privacyLevel: "SELF_ONLY", allowComment: true, allowDuet: false, allowStitch: false },
  ...{
    disclose: false,
    yourBrand: false,
    brandedContent: false,
    aiGenerated: true,
    photoTitle: "",
    autoAddMusic: true,
  },
};
const on = (scene: Scene, change: object = {}) =>
  call(scene.person, "scheduling", "saveRecycling", aRule(scene, change));
const plan = (scene: Scene, change: object = {}) =>
  call(scene.person, "scheduling", "scheduleRecycled", aRule(scene, change));
const preview = async (scene: Scene) =>
  (await call(scene.person, "scheduling", "previewRecycling", aRule(scene))).value;

/** Simulates that a day has passed since the last planning. */
const aDayLater = ({ projectId }: Scene) =>
  writeDocument(`recyclings/${projectId}`, { planAt: { timestampValue: new Date(Date.now() - 1000).toISOString() } });

/** A scene whose account is on TikTok. */
async function onTikTok(): Promise<Scene> {
  const scene = await aScene();
  const { value } = await returnFromPlatform(scene.person, await consent(scene.person, "tiktok"));
  return { ...scene, accountId: value.account.id };
}

describe("a post that did well", () => {
  it("is repeated as an ordinary post of its own, with its caption, options and the reason", async () => {
    const scene = await aScene();
    const options = { platform: "instagram", shareToFeed: false, altTexts: [], firstComment: "Which one?" };
    const winner = (await aHistory(scene, [...plain, { ...hit, options }])).at(-1);
    const seen = await preview(scene);
    expect(seen.benchmarks).toMatchObject([
      { measured: 6, measure: "views", median: 100, topPosts: 1, hasSlots: true },
    ]);
    expect(seen.proposals).toMatchObject([{ name: "Six rolls", zone: "Europe/Berlin" }]);
    expect(await repeatedPosts(scene)).toEqual([]);

    expect((await plan(scene)).value).toMatchObject([{ problem: null }]);
    const [post] = await repeatedPosts(scene);
    expect(post).toMatchObject({ recycledFrom: winner?.id, assetId: winner?.assetId, series: null });
    expect(post?.id).not.toBe(winner?.id);
    expect(post?.schedule).toMatchObject({ zone: "Europe/Berlin", wallTime: seen.proposals[0]?.slot.wallTime });
    expect(post?.schedule.wallTime).toMatch(/T18:30$/);
    expect(post?.targets).toMatchObject([{ state: "scheduled", caption: "Video 41", revision: 1, options }]);
    expect(post?.targets[0]?.log[0]?.detail).toMatch(/^Repost: 2\.4× your median, rested 4\d days\.$/);
  });

  it("is planned once, however many sweeps and users plan at once, and not again a day later", async () => {
    const scene = await aScene();
    await aHistory(scene, [...plain, hit, { views: 300, daysAgo: 50 }, { views: 900, daysAgo: 45 }]);
    await on(scene);
    await Promise.all([aMinute(), aMinute(), plan(scene), plan(scene)]);
    const once = await repeatedPosts(scene);
    expect(once.length).toBe(3);
    expect(new Set(once.map((it) => it.assetId)).size).toBe(3);
    await aDayLater(scene);
    await Promise.all([aMinute(), aMinute()]);
    expect((await repeatedPosts(scene)).map((it) => it.id)).toEqual(once.map((it) => it.id));
  });

  it("is repeated automatically only while the rule is on, once a day", async () => {
    const [off, late] = [await aScene(), await aScene()];
    await aHistory(off, [...plain, hit]);
    await on(off, { on: false });
    await aHistory(late, plain);
    await on(late);
    await aMinute();
    expect(await repeatedPosts(off)).toEqual([]);
    await aHistory(late, [hit]);
    await aMinute();
    expect(await repeatedPosts(late)).toEqual([]);
    await aDayLater(late);
    await aMinute();
    expect((await repeatedPosts(late)).length).toBe(1);
  });

  it("respects the weekly limit", async () => {
    const scene = await aScene();
    await aHistory(scene, [...plain, ...[41, 42, 43, 44, 45].map((daysAgo) => ({ views: 400, daysAgo }))]);
    await plan(scene, { perWeek: 1, timesMedian: 1.1 });
    const weeks = (await repeatedPosts(scene)).map((it) => mondayOf(it.schedule.wallTime));
    expect(weeks.length).toBeGreaterThan(0);
    expect(new Set(weeks).size).toBe(weeks.length);
  });

  it("stays deleted, and is restored by undo", async () => {
    const scene = await aScene();
    await aHistory(scene, [...plain, hit]);
    await plan(scene);
    const ids = (await repeatedPosts(scene)).map((it) => it.id);
    await call(scene.person, "scheduling", "removeMany", { ids });
    expect((await plan(scene)).value).toEqual([]);
    expect((await preview(scene)).proposals).toEqual([]);
    await call(scene.person, "scheduling", "restoreMany", { ids });
    expect((await repeatedPosts(scene)).map((it) => it.id)).toEqual(ids);
  });

  it("waits for approval if the original needed one", async () => {
    const scene = await aScene();
    await aHistory(scene, [...plain, { ...hit, leftAs: "awaiting-approval" }]);
    await plan(scene);
    const [post] = await repeatedPosts(scene);
    expect(post).toMatchObject({ approval: { state: "waiting" }, targets: [{ state: "awaiting-approval" }] });
  });

  it.each([
    ["its views are unknown", [...plain, { ...hit, views: null }]],
    ["only four posts have numbers", [...plain.slice(0, 3), hit]],
  ])("is not repeated if %s", async (_, runs) => {
    const scene = await aScene();
    await aHistory(scene, runs);
    expect((await plan(scene)).value).toEqual([]);
    expect((await preview(scene)).benchmarks[0]?.measured).toBe(runs.filter((it) => it.views !== null).length);
  });

  it("has a rule that can be saved for the first time by several pages at once", async () => {
    const scene = await aScene();
    const answers = await Promise.all([1, 2, 3, 4].map(() => on(scene)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it("is not repeated on a removed account or one that was not chosen", async () => {
    const scene = await aScene();
    const other = await anAccount(scene.person);
    await aHistory(scene, [...plain, hit]);
    expect((await plan(scene, { accountIds: [other] })).value).toEqual([]);
    await call(scene.person, "socialAccounts", "disconnect", { id: scene.accountId });
    expect((await plan(scene)).value).toEqual([]);
  });

  it("is repeated as a draft with the reason if TikTok no longer offers the owner's choice", async () => {
    const scene = await onTikTok();
    const gone = { ...tiktok, privacyLevel: "UNKNOWN_LEVEL" };
    await aHistory(scene, [
      ...plain.map((it) => ({ ...it, options: tiktok })),
      { ...hit, options: gone },
      { ...hit, daysAgo: 43, options: tiktok },
    ]);
    await plan(scene);
    const targets = (await repeatedPosts(scene)).flatMap((it) => it.targets);
    expect(targets.map((it) => it.state).toSorted()).toEqual(["draft", "scheduled"]);
    const draft = targets.find((it) => it.state === "draft");
    expect(draft).toMatchObject({ wakeAt: null, options: gone });
    expect(draft?.log[0]?.detail).toMatch(/^Repost as a draft: Your account no longer offers/);
    expect(draft?.log[0]?.says?.parts).toMatchObject({ planned: { code: expect.stringMatching(/^failure\.gone-/) } });
    expect(targets.find((it) => it.state === "scheduled")?.options).toMatchObject(tiktok);
  });

  it("waits an hour if TikTok does not report what the account allows, without delaying other accounts", async () => {
    const tiktokScene = await onTikTok();
    const { person, projectId, accountId: silent } = tiktokScene;
    const accounts = (await call(person, "socialAccounts", "list")).value;
    const answering = accounts.find((it) => it.platform === "instagram")?.id ?? "";
    await aHistory(
      tiktokScene,
      [...plain, hit].map((it) => ({ ...it, options: tiktok })),
    );
    await aHistory({ ...tiktokScene, accountId: answering }, [...plain, hit]);
    await writeDocument(`socialAccounts/${silent}`, { sealedTokens: { stringValue: "nothing that opens" } });
    await plan(tiktokScene, { accountIds: [silent, answering] });
    const targets = (await repeatedPosts(tiktokScene)).flatMap((it) => it.targets);
    expect(targets.map((it) => it.accountId)).toEqual([answering]);
    const { planAt } = (await call(person, "scheduling", "recycling", { projectId })).value;
    expect(((planAt ?? 0) - Date.now()) / 60_000).toBeCloseTo(60, -1);
  });

  it("is missing to other users", async () => {
    const [scene, other] = [await aScene(), await aScene()];
    const asked = await Promise.all([
      call(other.person, "scheduling", "recycling", { projectId: scene.projectId }),
      call(other.person, "scheduling", "saveRecycling", aRule(scene)),
      call(other.person, "scheduling", "previewRecycling", aRule(scene)),
      call(other.person, "scheduling", "scheduleRecycled", aRule(scene)),
    ]);
    expect(asked.map((it) => it.status)).toEqual([404, 404, 404, 404]);
  });
});

function mondayOf(wallTime: string): string {
  const date = new Date(`${wallTime.slice(0, 10)}T00:00Z`);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * 86_400_000).toISOString().slice(0, 10);
}
