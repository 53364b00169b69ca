import { describe, expect, it } from "vitest";
import { aPerson, call, givePlan, type Person, writeDocument } from "../support.ts";

type Scene = { person: Person; projectId: string; assetId: string; accountId: string };
const DAY = 86_400_000;
const tomorrow = () => ({ type: "at", zone: "UTC", wallTime: new Date(Date.now() + DAY).toISOString().slice(0, 16) });

/** Somebody with a project, a video and an Instagram account. */
async function aScene(): Promise<Scene> {
  const person = await givePlan(await aPerson(), { socialAccounts: 2, projects: 2 });
  const project = await call(person, "projects", "create", { name: "Acme" });
  const assetId = crypto.randomUUID();
  await writeDocument(`assets/${assetId}`, assetFields(person.uid, project.value.id, assetId));
  return { person, projectId: project.value.id, assetId, accountId: await anAccount(person) };
}

async function anAccount(person: Person): Promise<string> {
  const { value } = await call(person, "socialAccounts", "connect", { platform: "instagram", returnTo: "/" });
  const body = new URLSearchParams({ decision: "allow", new_account: `it${crypto.randomUUID().slice(0, 8)}` });
  const url = value.url.replace("http://localhost:8788/", "https://");
  const back = await fetch(url, { method: "POST", body, redirect: "manual" });
  const query = new URL(back.headers.get("location") ?? "").searchParams;
  const way = { platform: "instagram", code: query.get("code"), state: query.get("state") };
  return (await call(person, "socialAccounts", "finishConnect", way)).value.account.id;
}

const schedule = ({ person, projectId, assetId, accountId }: Scene, change: Record<string, unknown> = {}) =>
  call(person, "scheduling", "schedule", {
    projectId,
    assetId,
    when: tomorrow(),
    targets: [{ accountId, caption: "Six rolls", options: { platform: "instagram", shareToFeed: true, altTexts: [] } }],
    ...change,
  });

describe("a post on the calendar", () => {
  it("keeps wall time and zone, and is found in its span", async () => {
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

  it("moves, is cancelled, and comes back", async () => {
    const scene = await aScene();
    const { id } = (await schedule(scene)).value;
    const when = { type: "at", zone: "UTC", wallTime: "2031-01-01T10:00" };
    const moved = await call(scene.person, "scheduling", "reschedule", { id, when });
    expect(moved.value.targets[0]).toMatchObject({
      state: "scheduled",
      revision: 2,
      publishAt: moved.value.schedule.publishAt,
    });
    const cancelled = await call(scene.person, "scheduling", "cancel", { id });
    expect(cancelled.value.targets[0]?.state).toBe("cancelled");
    expect((await call(scene.person, "scheduling", "cancel", { id })).status).toBe(409);
    const back = await call(scene.person, "scheduling", "reschedule", { id, when });
    expect(back.value.targets[0]?.state).toBe("scheduled");
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

  it("is refused with an open placeholder, naming the field", async () => {
    const scene = await aScene();
    const options = { platform: "instagram", shareToFeed: true, altTexts: [] };
    const answer = await schedule(scene, {
      targets: [{ accountId: scene.accountId, caption: "I tried [product]", options }],
    });
    expect(answer).toMatchObject({ status: 400, error: { data: { field: "targets.0.caption" } } });
  });

  it("of somebody else is missing, whatever is asked of it", async () => {
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

  it("that did not fail cannot be sent again", async () => {
    const scene = await aScene();
    const { id, targets } = (await schedule(scene)).value;
    const answer = await call(scene.person, "scheduling", "retry", { postId: id, targetId: targets[0]?.id });
    expect(answer).toMatchObject({ status: 409, error: { message: "Only a post that failed can be sent again." } });
  });
});

function assetFields(uid: string, projectId: string, id: string): Record<string, unknown> {
  const text = (stringValue: string) => ({ stringValue });
  const number = (value: number) => ({ integerValue: String(value) });
  const none = { nullValue: null };
  const file = {
    key: text("exports/none.mp4"),
    type: text("video/mp4"),
    bytes: number(1000),
    sha256: text("0".repeat(64)),
    width: number(1080),
    height: number(1920),
    durationMs: number(9000),
    platform: none,
  };
  return {
    id: text(id),
    uid: text(uid),
    projectId: text(projectId),
    type: text("video-story"),
    name: text("Six rolls"),
    creationId: none,
    files: { arrayValue: { values: [{ mapValue: { fields: file } }] } },
    createdAt: { timestampValue: new Date().toISOString() },
  };
}
