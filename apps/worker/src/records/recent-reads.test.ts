import { expect, it } from "vitest";
import { recentReads } from "./recent-reads.ts";

it("each key has its own value, and no other key's", async () => {
  const reads = recentReads<string>(1000, 10);
  expect(await reads.get("ana", 0, async () => "Ana")).toBe("Ana");
  expect(await reads.get("ben", 0, async () => "Ben")).toBe("Ben");
  expect(await reads.get("ana", 999, async () => "changed")).toBe("Ana");
  expect(await reads.get("ana", 1000, async () => "changed")).toBe("changed");
});

it("the oldest key goes when there are too many", async () => {
  const reads = recentReads<string>(1000, 2);
  for (const key of ["a", "b", "c"]) await reads.get(key, 0, async () => key);
  expect(await reads.get("b", 0, async () => "new")).toBe("b");
  expect(await reads.get("a", 0, async () => "new")).toBe("new");
});

it("a key that is forgotten is read again, even while an older read is under way", async () => {
  const reads = recentReads<string>(1000, 10);
  let finish: (it: string) => void = () => undefined;
  const slow = reads.get("ana", 0, () => new Promise((resolve) => (finish = resolve)));
  reads.forget("ana");
  expect(await reads.get("ana", 0, async () => "disabled")).toBe("disabled");
  finish("free");
  await slow;
  expect(await reads.get("ana", 0, async () => "free")).toBe("disabled");
});
