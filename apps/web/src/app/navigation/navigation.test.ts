import { noFlags } from "@vignette/domain/flags";
import { describe, expect, it } from "vitest";
import { paths } from "../../paths.ts";
import { entries, isCurrent, isShown } from "./navigation.ts";

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
      "Analyze",
    ]);
  });
});

describe("spec §2 Logged-in routes: the sidebar's entries", () => {
  const noConditions = { hasProject: false, isAdmin: false, flags: noFlags };
  const labels = (conditions: Partial<typeof noConditions>) =>
    entries.filter((it) => isShown(it, { ...noConditions, ...conditions })).map((it) => it.label);
  const always = [
    "Dashboard",
    "Your Product",
    "Assets",
    "Hook library",
    "Content Creation",
    "Post & Schedule",
    "Analyze",
  ];

  it("are those without a condition, in the spec's order", () => expect(labels({})).toEqual(always));

  it("include project settings only with a project", () =>
    expect(labels({ hasProject: true })).toEqual([...always, "Project settings"]));

  it("include Automation, as Beta, only with the flag", () => {
    expect(labels({ flags: { ...noFlags, automation_frontend: true } })).toEqual([...always, "Automation"]);
    expect(entries.find((it) => it.label === "Automation")?.badge?.label).toBe("Beta");
  });

  it("include the Admin Dashboard, marked ADMIN, only for admins", () => {
    expect(labels({ isAdmin: true })).toEqual([...always, "Admin Dashboard"]);
    expect(entries.find((it) => it.label === "Admin Dashboard")?.badge?.label).toBe("ADMIN");
  });
});
