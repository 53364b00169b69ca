import { beforeAll, describe, expect, it } from "vitest";
import { aHistory, aMinute } from "../scheduling/a-history.ts";
import { stored } from "../stored.ts";
import { aScene, type Scene } from "../studio/a-scene.ts";
import { anUnverifiedPerson, ask, call, fault, type Person, writeDocument } from "../support.ts";

type SentMail = { to: string; subject: string; text: string; html?: string; headers: Record<string, string> };

async function mailsTo({ email }: Person): Promise<SentMail[]> {
  const all = (await (await fetch("http://localhost:8788/__control/mail")).json()) as SentMail[];
  return all.filter(({ to, html }) => to === email && html !== undefined);
}

const set = ({ person, projectId }: Pick<Scene, "person" | "projectId">, on: boolean) =>
  call(person, "analytics", "setWeeklyReport", { projectId, on, zone: "Europe/Berlin" });
const stateOf = async ({ person, projectId }: Scene) =>
  (await call(person, "analytics", "weeklyReport", { projectId })).value;
const isDue = ({ projectId }: Scene) =>
  writeDocument(`weekly_reports/${projectId}`, {
    dueAt: { timestampValue: new Date(Date.now() - 1000).toISOString() },
  });

/** A project with a post of three days ago, whose report is on and due. */
async function aDueReport(): Promise<Scene> {
  const scene = await aScene();
  await aHistory(scene, [{ views: 4321, daysAgo: 3 }]);
  expect((await set(scene, true)).status).toBe(200);
  await isDue(scene);
  return scene;
}

describe("the weekly report", () => {
  let scene: Scene;
  let mail: SentMail | undefined;
  beforeAll(async () => {
    scene = await aDueReport();
    await Promise.all([aMinute(), aMinute()]);
    await aMinute();
    // The mail service takes five mails a second, also of other tests: a report that it refused is due again.
    for (let tries = 0; tries < 5 && (await mailsTo(scene.person)).length === 0; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await isDue(scene);
      await aMinute();
    }
    const [first, ...others] = await mailsTo(scene.person);
    expect(others).toEqual([]);
    mail = first;
  });

  it("tells the week of a project once, with its posts and a link to the same days", () => {
    expect(mail?.subject).toMatch(/: your week, \w+ \d+ – \w+ \d+$/);
    expect(mail?.text).toContain("Posts: 1 (7 days before: 0)");
    expect(mail?.text).toContain("4,321 views");
    expect(mail?.text).toMatch(new RegExp(`/dashboard/analyze\\?project=${scene.projectId}&from=[\\d-]+&to=[\\d-]+`));
  });

  it("is due on Monday again", async () => {
    const { dueAt = 0 } = (await stateOf(scene)) ?? {};
    const when = { weekday: "long", hour: "numeric", timeZone: "Europe/Berlin" } as const;
    expect(new Date(dueAt).toLocaleString("en-US", when)).toBe("Monday 8 AM");
  });

  it("stops with the link in its mail, which asks for a click and leaves other mails on", async () => {
    const url = /<(.+)>/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    const { pathname, search } = new URL(url);
    expect(await (await ask(pathname + search)).text()).toContain("<button>Stop the report</button>");
    expect(await stateOf(scene)).not.toBeNull();
    for (let times = 0; times < 2; times += 1)
      expect((await ask(pathname + search, { method: "POST" })).status).toBe(200);
    expect(await stateOf(scene)).toBeNull();
    expect((await call(scene.person, "notifications", "preferences")).value["post-failed"].mail).toBe(true);
  });
});

it("a weekly report arrives once if the mail service's answer is lost", async () => {
  const scene = await aDueReport();
  await fault({ host: "api.resend.com", mentions: scene.person.email, times: 1, fault: { drop: "after" } });
  await aMinute();
  expect(await stored(`weekly_reports/${scene.projectId}`)).toMatchObject({ sending: { mapValue: {} } });
  // Meanwhile the numbers changed: what was begun is sent as it was.
  await aHistory(scene, [{ views: 9, daysAgo: 3 }]);
  await isDue(scene);
  await aMinute();
  expect(await stored(`weekly_reports/${scene.projectId}`)).toMatchObject({ sending: { nullValue: null } });
  expect(await mailsTo(scene.person)).toHaveLength(1);
});

it("a weekly report of a week without anything is not sent", async () => {
  const scene = await aScene();
  await set(scene, true);
  await isDue(scene);
  await aMinute();
  expect(await mailsTo(scene.person)).toEqual([]);
  expect((await stateOf(scene))?.dueAt).toBeGreaterThan(Date.now());
});

it("a weekly report is refused without a confirmed address", async () => {
  const person = await anUnverifiedPerson();
  const { value: project } = await call(person, "projects", "create", { name: "Spring" });
  const { error } = await set({ person, projectId: project.id }, true);
  expect(error?.message).toBe("Confirm your email address first. Then turn the report on.");
});
