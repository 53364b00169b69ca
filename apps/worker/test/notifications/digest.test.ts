import { describe, expect, it } from "vitest";
import { aHistory, aMinute } from "../scheduling/a-history.ts";
import { stored } from "../stored.ts";
import { aScene } from "../studio/a-scene.ts";
import { call, type Person, writeDocument } from "../support.ts";

const listOf = async (person: Person) => (await call(person, "notifications", "list", {})).value.items;
const choose = (person: Person, channel: string, on: boolean) =>
  call(person, "notifications", "savePreference", { kind: "weekly-digest", channel, on, zone: "Europe/Berlin" });
/** When the next digest is due; null while it is off. */
async function dueOf({ uid }: Person): Promise<string | null> {
  const { digestAt } = ((await stored(`notification_preferences/${uid}`)) ?? {}) as { digestAt?: Moment };
  return digestAt?.timestampValue ?? null;
}
type Moment = { timestampValue?: string };
const isDue = ({ uid }: Person, hoursAgo = 0) =>
  writeDocument(`notification_preferences/${uid}`, {
    digestAt: { timestampValue: new Date(Date.now() - hoursAgo * 3_600_000 - 1000).toISOString() },
  });

describe("the weekly digest", () => {
  it("is told once on Monday, to who turned it on, and is due a week later again", async () => {
    const scene = await aScene();
    await aHistory(scene, [{ views: 40, daysAgo: 3 }]);
    const { person } = scene;
    expect(await dueOf(person)).toBeNull();
    await choose(person, "app", true);
    const monday = String(await dueOf(person));
    expect(
      new Date(monday).toLocaleString("en-US", { weekday: "long", hour: "numeric", timeZone: "Europe/Berlin" }),
    ).toBe("Monday 8 AM");
    await isDue(person);
    await Promise.all([aMinute(), aMinute()]);
    await aMinute();
    expect(await listOf(person)).toMatchObject([
      { about: { kind: "weekly-digest", published: 1, failed: 0, scheduled: 0 }, projectId: null },
    ]);
    expect(await dueOf(person)).toBe(monday);
  });

  it("says nothing of a week without anything, nor days late, and ends when it is turned off", async () => {
    const [quiet, late] = [await aScene(), await aScene()];
    await aHistory(late, [{ views: 40, daysAgo: 3 }]);
    for (const { person } of [quiet, late]) await choose(person, "app", true);
    await isDue(quiet.person);
    await isDue(late.person, 25);
    await aMinute();
    expect([await listOf(quiet.person), await listOf(late.person)]).toEqual([[], []]);
    expect(new Date(String(await dueOf(late.person))).getTime()).toBeGreaterThan(Date.now());
    await choose(late.person, "app", false);
    expect(await dueOf(late.person)).toBeNull();
  });
});
