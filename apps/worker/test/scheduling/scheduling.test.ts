import { describe, expect, it } from "vitest";
import { anAccount, aScene, schedule, tomorrow } from "../studio/a-scene.ts";
import { call, writeDocument } from "../support.ts";

const DAY = 86_400_000;

describe("a post on the calendar", () => {
  it("has a wall time and a zone, and is found within its time span", async () => {
    const scene = await aScene();
    const wallTime = "2030-06-01T18:30";
    const { value } = await schedule(scene, { when: { type: "at", zone: "Europe/Berlin", wallTime } });
    const publishAt = Date.parse("2030-06-01T16:30:00Z");
    expect(value.schedule).toEqual({ zone: "Europe/Berlin", wallTime, publishAt });
    const inSpan = (from: number, to: number) =>
      call(scene.person, "scheduling", "list", { projectId: scene.projectId, from, to });
    expect((await inSpan(publishAt - DAY, publishAt)).value).toEqual([value]);
    expect((await inSpan(publishAt + 1, publishAt + DAY)).value).toEqual([]);
  });

  it("can be moved, canceled and restored", async () => {
    const scene = await aScene();
    const { id } = (await schedule(scene)).value;
    const when = { type: "at", zone: "UTC", wallTime: "2031-01-01T10:00" };
    const moved = await call(scene.person, "scheduling", "reschedule", { id, when });
    expect(moved.value.targets[0]).toMatchObject({
      state: "scheduled",
      revision: 2,
      publishAt: moved.value.schedule.publishAt,
    });
    const canceled = await call(scene.person, "scheduling", "cancel", { id });
    expect(canceled.value.targets[0]?.state).toBe("cancelled");
    expect((await call(scene.person, "scheduling", "cancel", { id })).status).toBe(409);
    const back = await call(scene.person, "scheduling", "reschedule", { id, when });
    expect(back.value.targets[0]?.state).toBe("scheduled");
  });

  it("moves as a whole or not at all: published targets keep their time, and an edit reschedules the rest", async () => {
    const scene = await aScene();
    const other = await anAccount(scene.person);
    const options = { platform: "instagram", shareToFeed: true, altTexts: [] };
    const targets = [scene.accountId, other].map((accountId) => ({ accountId, caption: "Six rolls", options }));
    const { value: before } = await schedule(scene, { targets });
    const { id } = before;
    await writeDocument(`posts/${id}/targets/${before.targets[0]?.id}`, { state: { stringValue: "published" } });
    const when = { type: "at", zone: "UTC", wallTime: "2031-01-01T10:00" };
    expect(await call(scene.person, "scheduling", "reschedule", { id, when })).toMatchObject({
      status: 409,
      error: { data: { refusal: "scheduling.part-stays" } },
    });
    const { value: after } = await call(scene.person, "scheduling", "get", { id });
    expect(after.schedule).toEqual(before.schedule);
    expect(after.targets.map((it) => it.publishAt)).toEqual(before.targets.map((it) => it.publishAt));
  });

  it("becomes a draft when its account is disconnected", async () => {
    const scene = await aScene();
    const { id } = (await schedule(scene)).value;
    await call(scene.person, "socialAccounts", "disconnect", { id: scene.accountId });
    const { value } = await call(scene.person, "scheduling", "get", { id });
    expect(value.targets[0]).toMatchObject({ state: "draft", wakeAt: null });
  });

  it.each([
    [
      "a past time",
      { when: { type: "at", zone: "UTC", wallTime: "2020-01-01T10:00" } },
      "Choose a time in the future.",
    ],
    ["no account", { targets: [] }, "targets: Choose at least one account."],
  ])("is refused with %s", async (_, change, message) => {
    expect(await schedule(await aScene(), change)).toMatchObject({ status: 400, error: { message } });
  });

  it.each([
    ["tomorrow", tomorrow()],
    ["now", { type: "now", zone: "UTC" }],
  ])("is refused with an open placeholder, with an error that names the field: %s", async (_, when) => {
    const scene = await aScene();
    const options = { platform: "instagram", shareToFeed: true, altTexts: [] };
    const answer = await schedule(scene, {
      when,
      targets: [{ accountId: scene.accountId, caption: "I tried [product]", options }],
    });
    expect(answer).toMatchObject({ status: 400, error: { data: { field: "targets.0.caption" } } });
  });

  it("tells its name, and what has become of its asset", async () => {
    const scene = await aScene();
    const states = async () => (await call(scene.person, "scheduling", "statesOfAssets", scene)).value;
    expect(await states()).toEqual({});
    const { value: post } = await schedule(scene);
    const { id, name, schedule: when } = post;
    const names = (await call(scene.person, "scheduling", "names", scene)).value;
    expect(names).toEqual([{ id, name, publishAt: when.publishAt }]);
    expect(await states()).toEqual({ [scene.assetId]: "scheduled" });
    // As a target was stored before it knew its asset.
    const target = `posts/${post.id}/targets/${post.targets[0]?.id}`;
    await writeDocument(target, { state: { stringValue: "published" }, assetId: { nullValue: null } });
    expect(await states()).toEqual({ [scene.assetId]: "published" });
  });

  it("is counted for its owner once it failed, or once nobody knows whether it went out", async () => {
    const [scene, other] = [await aScene(), await aScene()];
    const { value: post } = await schedule(scene);
    const target = `posts/${post.id}/targets/${post.targets[0]?.id}`;
    const [day, now] = [86_400_000, Date.now()];
    const span = { from: now, to: now + 2 * day };
    const problems = async ({ person } = scene, within = span) =>
      (await call(person, "scheduling", "problems", { projectId: scene.projectId, ...within })).value;
    expect(await problems()).toEqual({ failed: 0, unclear: 0 });
    await writeDocument(target, { state: { stringValue: "needs-check" } });
    expect(await problems()).toEqual({ failed: 0, unclear: 1 });
    await writeDocument(target, { state: { stringValue: "failed" } });
    expect(await problems()).toEqual({ failed: 1, unclear: 0 });
    expect(await problems(scene, { from: now - day, to: now })).toEqual({ failed: 0, unclear: 0 });
    expect(await problems(other)).toEqual({ failed: 0, unclear: 0 });
  });

  it("is missing to other users, for every call", async () => {
    const [scene, other] = [await aScene(), await aScene()];
    const post = (await schedule(scene)).value;
    const target = { postId: post.id, targetId: post.targets[0]?.id };
    const asked = await Promise.all([
      call(other.person, "scheduling", "get", { id: post.id }),
      call(other.person, "scheduling", "cancel", { id: post.id }),
      call(other.person, "scheduling", "reschedule", { id: post.id, when: tomorrow() }),
      call(other.person, "scheduling", "retry", target),
      call(other.person, "scheduling", "resolve", { ...target, found: true }),
      schedule({ ...other, assetId: scene.assetId }),
      schedule({ ...other, accountId: scene.accountId }),
      schedule({ ...other, projectId: scene.projectId }),
    ]);
    expect(asked.map((it) => it.status)).toEqual(Array(8).fill(404));
  });

  it("cannot be retried unless it failed", async () => {
    const scene = await aScene();
    const { id, targets } = (await schedule(scene)).value;
    const answer = await call(scene.person, "scheduling", "retry", { postId: id, targetId: targets[0]?.id });
    expect(answer).toMatchObject({ status: 409, error: { message: "Only a post that failed can be sent again." } });
  });
});
