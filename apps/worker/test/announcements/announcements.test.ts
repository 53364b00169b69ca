import { hours, instant, later } from "@vignette/domain/kernel";
import { beforeAll, describe, expect, it } from "vitest";
import { anAdmin, aPerson, call, type Person, requestsDuring } from "../support.ts";

const HOST = "firestore.googleapis.com";

describe("an announcement", () => {
  let admin: Person;
  let person: Person;
  beforeAll(async () => {
    [admin, person] = await Promise.all([anAdmin(), aPerson()]);
  });
  const now = () => instant(Date.now());
  const edit = (fields: object = {}) => ({
    ...{ id: crypto.randomUUID(), text: "New templates are here.", link: null, planId: null },
    ...{ startsAt: now(), endsAt: later(now(), hours(1)) },
    ...fields,
  });
  const save = (fields?: object) => call(admin, "admin", "saveAnnouncement", edit(fields));
  const seen = async () => (await call(person, "announcements", "current")).value;

  it("is seen by everyone once it is written, and changed and ended by an admin, all of it logged", async () => {
    const id = (await save()).value.id;
    expect(await seen()).toContainEqual(expect.objectContaining({ id, text: "New templates are here.", planId: null }));
    await save({ id, text: "Newer templates are here.", planId: "growth" });
    expect(await seen()).toContainEqual(expect.objectContaining({ id, text: "Newer templates are here." }));
    await call(admin, "admin", "endAnnouncement", { id });
    expect((await seen()).map((it) => it.id)).not.toContain(id);
    const { rows } = (await call(admin, "admin", "announcements", {})).value;
    expect(rows.find((it) => it.id === id)).toMatchObject({ planId: "growth" });
    const log = (await call(admin, "admin", "log", {})).value.rows.filter((it) => it.subject === id);
    expect(log.map(({ action }) => action)).toEqual(["announcement", "announcement", "announcement"]);
    expect(log[0]?.change).toBe("ended");
  });

  it("is not seen before its start", async () => {
    const id = (await save({ startsAt: later(now(), hours(0.5)) })).value.id;
    expect((await seen()).map((it) => it.id)).not.toContain(id);
  });

  it("costs a page no read of the database", async () => {
    await seen();
    const calls = await requestsDuring(HOST, seen);
    expect(calls.filter(({ url }) => url.includes("runQuery"))).toEqual([]);
  });

  it.each([
    ["ends before it starts", { startsAt: later(now(), hours(2)) }, 400],
    ["is over already", { startsAt: later(now(), -hours(2)), endsAt: later(now(), -hours(1)) }, 400],
    ["is for an unknown plan", { planId: "no-such-plan" }, 404],
  ])("is refused if it %s", async (_, fields, status) => {
    expect((await save(fields)).status).toBe(status);
  });
});
