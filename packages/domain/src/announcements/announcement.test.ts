import { describe, expect, it } from "vitest";
import { instant } from "../kernel/index.ts";
import { AnnouncementEdit } from "./announcement.ts";
import { announcementsFor } from "./announcement-state.ts";

const at = instant;
const one = { id: "one", text: "New templates", link: null, startsAt: at(10), endsAt: at(20), planId: null };
const shown = (now: number, planId: string | null = null, dismissed: string[] = []) =>
  announcementsFor(
    [one, { ...one, id: "growth", startsAt: at(12), planId: "growth" }],
    { planId, dismissed },
    at(now),
  ).map(({ id }) => id);

describe("an announcement", () => {
  it("is shown from its start to its end, the latest first", () => {
    expect([shown(9), shown(10), shown(19, "growth"), shown(20, "growth")]).toEqual([
      [],
      ["one"],
      ["growth", "one"],
      [],
    ]);
  });

  it("is shown to its plan only, and never again once dismissed", () => {
    expect(shown(15, "starter")).toEqual(["one"]);
    expect(shown(15, "growth", ["one"])).toEqual(["growth"]);
  });

  it.each(["http://a.example", "/blog", "javascript:alert(1)", "a.example"])("does not link to %s", (link) => {
    expect(AnnouncementEdit.safeParse({ ...one, link }).success).toBe(false);
    expect(AnnouncementEdit.safeParse({ ...one, link: "https://a.example/b" }).success).toBe(true);
  });
});
