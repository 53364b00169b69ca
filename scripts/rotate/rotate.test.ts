import { expect, it } from "vitest";
import type { Keys } from "./key-place.ts";
import type { ResealCounts } from "./reseal-all.ts";
import { rotate } from "./rotate.ts";

const DAY = 86_400_000;
const now = Date.UTC(2026, 0, 1);

/** An instance that uses `deployed`; accounts are counted as `counts`. */
function anInstance(keys: Partial<Keys>, counts: Partial<ResealCounts> = {}, deployed: string | null = null) {
  const kept: Keys = { current: "first", old: null, rotatedAt: null, ...keys };
  const said: string[] = [];
  const calls: boolean[] = [];
  const place = {
    origin: "https://vignette.test",
    read: () => ({ ...kept }),
    begin: (next: string, at: number) => void Object.assign(kept, { current: next, old: kept.current, rotatedAt: at }),
    finish: () => void Object.assign(kept, { old: null }),
    toApply: "Restart it.",
  };
  const reseal = async (_origin: string, key: string, dryRun: boolean) => {
    calls.push(dryRun);
    return deployed !== null && key !== deployed ? null : { current: 0, old: 0, unreadable: 0, ...counts };
  };
  const run = (step: Parameters<typeof rotate>[1], options = { now: false }, at = now) =>
    rotate({ place, reseal, say: (line) => said.push(line), now: at }, step, options);
  return { kept, said, calls, run };
}

it("a dry run counts and changes nothing", async () => {
  const { kept, said, calls, run } = anInstance({}, { old: 2 });
  expect(await run("dry-run")).toBe(true);
  expect([kept.current, kept.old, calls]).toEqual(["first", null, [true]]);
  expect(said.join(" ")).toContain("2 need the old key");
});

it("a rotation makes a new key, keeps the former one, and says when it can go", async () => {
  const { kept, said, run } = anInstance({}, { old: 3, unreadable: 1 });
  expect(await run("rotate")).toBe(true);
  expect(kept).toMatchObject({ old: "first", rotatedAt: now });
  expect(Buffer.from(kept.current, "base64")).toHaveLength(32);
  expect(said.join(" ")).toMatch(/3 were sealed anew, 1 are unreadable.*asked to reconnect.*2026-02-02/);
});

it("a rotation that was begun goes on with the same key, once the instance uses it", async () => {
  const { kept, said, run } = anInstance({ current: "second", old: "first" }, {}, "first");
  expect(await run("rotate")).toBe(false);
  expect(kept).toMatchObject({ current: "second", old: "first" });
  expect(said.join(" ")).toContain("Restart it.");
});

it.each([
  ["too early", 31 * DAY, { now: false }, 0, "first"],
  ["in time", 32 * DAY, { now: false }, 0, null],
  ["early, on request", DAY, { now: true }, 0, null],
  ["while accounts need it", 32 * DAY, { now: false }, 1, "first"],
] as const)("the old key is removed %s or stays: %s", async (_case, later, options, old, left) => {
  const { kept, run } = anInstance({ current: "second", old: "first", rotatedAt: now }, { old });
  expect(await run("finish", options, now + later)).toBe(left === null);
  expect(kept.old).toBe(left);
});
