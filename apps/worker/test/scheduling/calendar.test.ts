import { describe, expect, it } from "vitest";
import { aScene, type Scene, schedule, tomorrow } from "../studio/a-scene.ts";
import { call, writeDocument } from "../support.ts";

const at = (wallTime: string, zone = "UTC") => ({ type: "at", zone, wallTime });
const plan = async (scene: Scene, wallTime: string) => (await schedule(scene, { when: at(wallTime) })).value;
const post = async (scene: Scene, id: string) => (await call(scene.person, "scheduling", "get", { id })).value;

/** A published target as the engine stores it. */
const publish = (postId: string, targetId: string | undefined) =>
  writeDocument(`posts/${postId}/targets/${targetId}`, { state: { stringValue: "published" } });

describe("several posts on the calendar", () => {
  it("move together, each to its own time, and do not change otherwise", async () => {
    const scene = await aScene();
    const [one, two] = [await plan(scene, "2031-01-01T10:00"), await plan(scene, "2031-01-02T10:00")];
    const items = [
      { id: one.id, seen: one.lastUpdated, when: at("2031-01-08T10:00") },
      { id: two.id, seen: two.lastUpdated, when: at("2031-01-09T18:30", "Europe/Berlin") },
    ];
    const { value } = await call(scene.person, "scheduling", "moveMany", { items });
    expect(value.map((it) => it.post?.schedule.publishAt)).toEqual([
      Date.parse("2031-01-08T10:00Z"),
      Date.parse("2031-01-09T17:30Z"),
    ]);
    expect((await post(scene, two.id)).targets[0]).toMatchObject({ state: "scheduled", revision: 2 });
  });

  it("cannot move once they are published, and each says so", async () => {
    const scene = await aScene();
    const [out, waiting] = [await plan(scene, "2031-01-01T10:00"), await plan(scene, "2031-01-02T10:00")];
    await publish(out.id, out.targets[0]?.id);
    const items = [out, waiting].map(({ id, lastUpdated: seen }) => ({ id, seen, when: at("2031-02-01T10:00") }));
    const { value } = await call(scene.person, "scheduling", "moveMany", { items });
    expect(value.map((it) => it.problem)).toEqual([
      "It's too late to move this: it was sent, is being sent, or was canceled.",
      null,
    ]);
    expect((await post(scene, out.id)).schedule).toEqual(out.schedule);
  });

  it("are not moved over a change that was not seen", async () => {
    const scene = await aScene();
    const seen = await plan(scene, "2031-01-01T10:00");
    const move = (wallTime: string) =>
      call(scene.person, "scheduling", "moveMany", {
        items: [{ id: seen.id, seen: seen.lastUpdated, when: at(wallTime) }],
      });
    expect((await move("2031-01-02T10:00")).status).toBe(200);
    expect(await move("2031-01-03T10:00")).toMatchObject({ status: 409 });
    expect((await post(scene, seen.id)).schedule.wallTime).toBe("2031-01-02T10:00");
  });

  it("are copied as separate posts", async () => {
    const scene = await aScene();
    const first = await plan(scene, "2031-01-01T10:00");
    const items = ["2031-02-01T10:00", "2020-01-01T10:00"].map((it) => ({ id: first.id, when: at(it) }));
    const { value } = await call(scene.person, "scheduling", "copyMany", { items });
    expect(value.map((it) => it.problem)).toEqual([null, "Choose a time in the future."]);
    const copy = value[0]?.post;
    expect(copy).toMatchObject({ assetId: first.assetId, targets: [{ caption: "Six rolls", revision: 1 }] });
    expect(copy?.id).not.toBe(first.id);
  });

  it("are deleted, and restored by undo", async () => {
    const scene = await aScene();
    const [one, out] = [await plan(scene, "2031-01-01T10:00"), await plan(scene, "2031-01-02T10:00")];
    await publish(out.id, out.targets[0]?.id);
    const { value } = await call(scene.person, "scheduling", "removeMany", { ids: [one.id, out.id] });
    expect(value.map((it) => it.problem)).toEqual([null, "This was sent or is being sent, so it can't be deleted."]);
    expect((await call(scene.person, "scheduling", "get", { id: one.id })).status).toBe(404);
    const back = await call(scene.person, "scheduling", "restoreMany", { ids: [one.id] });
    expect(back.value[0]?.post?.targets[0]).toMatchObject({ state: "scheduled", caption: "Six rolls", revision: 2 });
    expect((await post(scene, one.id)).schedule).toEqual(one.schedule);
    expect((await call(scene.person, "scheduling", "restoreMany", { ids: [one.id] })).status).toBe(404);
  });

  it("are missing to other users, for every call", async () => {
    const [scene, other] = [await aScene(), await aScene()];
    const { id, lastUpdated: seen } = (await schedule(scene)).value;
    const asked = await Promise.all([
      call(other.person, "scheduling", "moveMany", { items: [{ id, seen, when: tomorrow() }] }),
      call(other.person, "scheduling", "copyMany", { items: [{ id, when: tomorrow() }] }),
      call(other.person, "scheduling", "removeMany", { ids: [id] }),
      call(other.person, "scheduling", "stopRepeating", { id }),
      call(other.person, "scheduling", "setSlots", { accountId: scene.accountId, slots: { zone: "UTC", times: [] } }),
    ]);
    await call(scene.person, "scheduling", "removeMany", { ids: [id] });
    asked.push(await call(other.person, "scheduling", "restoreMany", { ids: [id] }));
    expect(asked.map((it) => it.status)).toEqual(Array(6).fill(404));
  });
});

describe("a repeated post", () => {
  const weekly = { frequency: "weekly", interval: 1, weekdays: [], end: { type: "count", count: 4 }, skipped: [] };

  it("becomes separate posts, at the same time of day even when the clocks change", async () => {
    const scene = await aScene();
    const first = (await schedule(scene, { when: at("2030-10-20T18:30", "Europe/Berlin") })).value;
    const rule = { ...weekly, skipped: [2] };
    const { value } = await call(scene.person, "scheduling", "repeat", { id: first.id, rule });
    expect(value.map((it) => it.post?.schedule)).toEqual([
      { zone: "Europe/Berlin", wallTime: "2030-10-27T18:30", publishAt: Date.parse("2030-10-27T17:30Z") },
      { zone: "Europe/Berlin", wallTime: "2030-11-10T18:30", publishAt: Date.parse("2030-11-10T17:30Z") },
    ]);
    expect(first.schedule.publishAt).toBe(Date.parse("2030-10-20T16:30Z"));
    expect(value.map((it) => it.post?.series?.index)).toEqual([1, 3]);
    const kept = await call(scene.person, "scheduling", "series", { id: value[0]?.post?.series?.id });
    expect(kept.value.rule).toEqual(rule);
  });

  it("can be moved, skipped and stopped post by post", async () => {
    const scene = await aScene();
    const first = await plan(scene, "2030-06-03T09:00");
    const made = (await call(scene.person, "scheduling", "repeat", { id: first.id, rule: weekly })).value;
    const [second, third, fourth] = made.map((it) => it.post);
    const moved = { id: second?.id, seen: second?.lastUpdated, when: at("2030-06-11T11:00") };
    await call(scene.person, "scheduling", "moveMany", { items: [moved] });
    expect((await post(scene, third?.id ?? "")).schedule).toEqual(third?.schedule);
    const stopped = await call(scene.person, "scheduling", "stopRepeating", { id: second?.id });
    expect(stopped.value.map((it) => it.post?.id).toSorted()).toEqual([third?.id, fourth?.id].toSorted());
    expect((await post(scene, first.id)).series?.index).toBe(0);
  });

  it("is refused without a further date", async () => {
    const scene = await aScene();
    const first = await plan(scene, "2030-06-03T09:00");
    const rule = { ...weekly, end: { type: "until", date: "2030-06-05" } };
    const answer = await call(scene.person, "scheduling", "repeat", { id: first.id, rule });
    expect(answer).toMatchObject({ status: 400, error: { data: { field: "rule.end" } } });
  });
});

describe("weekly slots", () => {
  it("are free until a post fills them", async () => {
    const scene = await aScene();
    const slots = { zone: "Europe/Berlin", times: [{ weekday: 1, time: "18:30" }] };
    await call(scene.person, "scheduling", "setSlots", { accountId: scene.accountId, slots });
    const span = { from: Date.parse("2030-06-03T00:00Z"), to: Date.parse("2030-06-11T00:00Z") };
    const open = async () => (await call(scene.person, "scheduling", "openSlots", span)).value.map((it) => it.wallTime);
    expect(await open()).toEqual(["2030-06-03T18:30", "2030-06-10T18:30"]);
    await schedule(scene, { when: at("2030-06-03T16:30") });
    expect(await open()).toEqual(["2030-06-10T18:30"]);
    const next = await call(scene.person, "scheduling", "nextSlot", { accountIds: [scene.accountId] });
    expect(next.value).toMatchObject({ zone: "Europe/Berlin", wallTime: expect.stringMatching(/T18:30$/) });
  });

  it("are refused in an unknown time zone", async () => {
    const scene = await aScene();
    const slots = { zone: "Mars/Olympus", times: [] };
    const answer = await call(scene.person, "scheduling", "setSlots", { accountId: scene.accountId, slots });
    expect(answer).toMatchObject({ status: 400, error: { message: "slots.zone: We don't recognize that time zone." } });
  });
});
