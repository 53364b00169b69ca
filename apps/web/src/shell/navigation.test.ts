import { describe, expect, it } from "vitest";
import { paths } from "../paths.ts";
import { entries, isCurrent } from "./navigation.ts";

const currentAt = (pathname: string) => entries.filter((entry) => isCurrent(entry, pathname)).map(({ label }) => label);

describe("the sidebar", () => {
  it.each([
    ["/dashboard", ["Dashboard"]],
    ["/dashboard/research", ["Your Product"]],
    [paths.creation("c1"), ["Content Creation"]],
    [paths.post("p1"), ["Post & Schedule"]],
    [paths.accounts, ["Post & Schedule"]],
    ["/dashboard/settings", []],
  ])("marks one entry at most: %s", (pathname, labels) => expect(currentAt(pathname)).toEqual(labels));

  it("has room for four entries and More at the bottom of a phone", () => {
    expect(entries.filter((entry) => entry.short).map(({ short }) => short)).toEqual([
      "Home",
      "Create",
      "Calendar",
      "Learn",
    ]);
  });
});
