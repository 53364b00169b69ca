import { describe, expect, it } from "vitest";
import { entries } from "../navigation/navigation.ts";
import { shellKey } from "./shell-keys.ts";

const press = (key: string, held: Partial<Record<"metaKey" | "ctrlKey" | "altKey", boolean>> = {}) => ({
  ...{ key, metaKey: false, ctrlKey: false, altKey: false, timeStamp: 900 },
  ...held,
});
const pages = { D: "/dashboard", S: "/dashboard/schedule" };
const idle = { isTyping: false, pressedG: null, singleKeys: true, pages };

describe("a key in the shell", () => {
  it.each([
    ["⌘K", press("k", { metaKey: true }), { type: "palette" }],
    ["Ctrl K, also with caps lock", press("K", { ctrlKey: true }), { type: "palette" }],
    ["?", press("?"), { type: "shortcuts" }],
    ["G", press("g"), { type: "await-page" }],
    ["a letter without G before it", press("d"), null],
    ["Ctrl G, which belongs to the browser", press("g", { ctrlKey: true }), null],
  ])("%s", (_, key, asks) => expect(shellKey(key, idle)).toEqual(asks));

  it("opens a page after G, and does nothing for a letter without a page", () => {
    expect(shellKey(press("s"), { ...idle, pressedG: 500 })).toEqual({ type: "open", path: "/dashboard/schedule" });
    expect(shellKey(press("z"), { ...idle, pressedG: 500 })).toBeNull();
  });

  it("no longer belongs to a G of two seconds ago, nor to one that was never pressed on a new page", () => {
    expect(shellKey({ ...press("s"), timeStamp: 2500 }, { ...idle, pressedG: 500 })).toBeNull();
    expect(shellKey({ ...press("s"), timeStamp: 300 }, idle)).toBeNull();
  });

  it("is text in a field; only ⌘K still opens the palette there", () => {
    const typing = { ...idle, isTyping: true };
    expect([press("?"), press("g")].map((key) => shellKey(key, typing))).toEqual([null, null]);
    expect(shellKey(press("k", { metaKey: true }), typing)).toEqual({ type: "palette" });
  });

  it("does nothing alone once single keys are off", () => {
    const off = { ...idle, singleKeys: false };
    expect([press("?"), press("g")].map((key) => shellKey(key, off))).toEqual([null, null]);
  });
});

it("gives each page a letter of its own", () => {
  expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
});
