import { days, hours, instant, later, minutes } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { collectDue } from "./collect-due.ts";
import { collectMetrics } from "./collect-metrics.ts";
import { aTarget, inMemory, MIDNIGHT } from "./in-memory.test-support.ts";

const stored = (id: string, value: ReturnType<typeof aTarget>) => [{ id, value, version: "1" }];
const forever = { isOver: () => false };
const post = aTarget("t1", MIDNIGHT);

describe("the numbers of posts", () => {
  it("are all read, of 1,000 targets of 300 users, 10,000 times, and add up", async () => {
    const targets = Array.from({ length: 1000 }, (_, index) => {
      const user = index % 300;
      const owner = { uid: `u${user}`, projectId: `project-${user}`, accountId: `a${user}` };
      return aTarget(`t${index}`, later(MIDNIGHT, -hours((index * 37) % (88 * 24))), owner);
    });
    const all = inMemory(targets, (target, at) => Math.floor((at - target.publishAt) / minutes(3)));
    let now = MIDNIGHT;
    for (; all.answers() < 10_000; now = later(now, hours(1))) {
      for (let run = 0; run < 2; run += 1) await collectDue({ ...all.depsAt(now), ...forever });
    }
    expect(all.results.size).toBe(1000);
    const late = targets.filter(({ id }) => (all.dueAt(id) ?? now) < now);
    expect(late).toEqual([]);
    expect(all.gainedInAll()).toBe(all.viewsInAll());
  });

  it("of many posts of one account are read by and by, and hold up no other account", async () => {
    const many = Array.from({ length: 500 }, (_, index) => aTarget(`t${index}`, MIDNIGHT));
    const other = aTarget("other", later(MIDNIGHT, hours(1)), { accountId: "a2" });
    const all = inMemory([...many, other], () => 1);
    await collectDue({ ...all.depsAt(later(MIDNIGHT, hours(1))), ...forever });
    expect(all.results.has("other")).toBe(true);
    expect(all.results.size).toBeLessThan(300);
  });

  it("of a silent platform are tried again later, and leave no zero", async () => {
    const all = inMemory([post], () => null);
    const now = later(MIDNIGHT, hours(1));
    await collectDue({ ...all.depsAt(now), ...forever });
    expect([all.results.size, all.readings.size, all.daily.size]).toEqual([0, 0, 0]);
    expect(all.dueAt("t1")).toBe(later(now, hours(1)));
  });

  it("that cannot be stored are asked for once in a run", async () => {
    const many = Array.from({ length: 300 }, (_, index) => aTarget(`t${index}`, MIDNIGHT, { accountId: `a${index}` }));
    const all = inMemory(many, () => 1);
    const deps = all.depsAt(later(MIDNIGHT, hours(1)));
    const documents: typeof deps.documents = {
      ...deps.documents,
      commit: () => Promise.reject(new Error("The database refuses.")),
    };
    await collectDue({ ...deps, documents, warn: () => undefined, ...forever });
    expect(all.answers()).toBe(200);
  });

  it("after an outage leave a gap, and lose nothing", async () => {
    const all = inMemory([post], (_, at) => (at - MIDNIGHT) / hours(1));
    for (const at of [hours(1), days(4)]) await collectDue({ ...all.depsAt(later(MIDNIGHT, at)), ...forever });
    expect([...all.daily.values()].map(({ day }) => day)).toEqual(["2026-11-24", "2026-11-28"]);
    expect(all.gainedInAll()).toBe(96);
  });

  it.each([
    ["first", 0],
    ["last", 1],
  ] as const)("of two readings at once count once, whichever commits %s", async (_, first) => {
    const all = inMemory([post], (target, at) => (at - target.publishAt) / minutes(1));
    const [early, recent] = [later(MIDNIGHT, minutes(30)), later(MIDNIGHT, minutes(50))] as const;
    const runs = first === 0 ? [early, recent] : [recent, early];
    await Promise.all(runs.map((now) => collectMetrics(all.depsAt(now), stored("t1", post))));
    expect(all.results.get("t1")?.value.values.views).toBe(50);
    expect(all.gainedInAll()).toBe(50);
    expect(all.readings.get("t1_2026-11-24")?.value.points.map(({ at }) => at)).toEqual([early, recent]);
  });

  it("that arrive late correct the days before, in place", async () => {
    const all = inMemory([post], (_, at) => (at < later(MIDNIGHT, hours(25)) ? 90 : 100));
    for (const at of [hours(40), hours(20)]) await collectMetrics(all.depsAt(later(MIDNIGHT, at)), stored("t1", post));
    const sums = [...all.daily.values()].map(({ day, gained, caughtUp }) => [
      day,
      (gained.views ?? 0) + (caughtUp.views ?? 0),
    ]);
    expect(Object.fromEntries(sums)).toEqual({ "2026-11-24": 92, "2026-11-25": 8 });
    expect(all.results.get("t1")?.value.values.views).toBe(100);
  });
});

describe("an account that cannot be asked", () => {
  it("does not stop the others", async () => {
    const other = aTarget("t2", MIDNIGHT, { accountId: "a2" });
    const all = inMemory([post, other], () => 7);
    const deps = all.depsAt(instant(MIDNIGHT + 1));
    const { measure } = deps.platforms;
    const platforms: typeof deps.platforms = {
      measure: async (platform, accountId, posts) => {
        if (accountId === "a1") throw new Error("The gate is gone.");
        return await measure(platform, accountId, posts);
      },
    };
    const warned: unknown[] = [];
    await collectDue({ ...deps, platforms, warn: (error) => warned.push(error), ...forever });
    expect([...all.results.keys()]).toEqual(["t2"]);
    expect(warned).toHaveLength(1);
  });
});
