import { describe, expect, it } from "vitest";
import { upsellWelcome } from "./upsell-welcome.ts";

describe("spec §4 Plan upsell modal: it may open", () => {
  it.each([
    ["/dashboard", "", true],
    ["/dashboard/analyze", "?range=7", true],
    ["/create", "", true],
    ["/create/c1", "", false],
    ["/dashboard/schedule/new", "?asset=a", false],
    ["/dashboard/automation/r1", "", true],
    ["/dashboard/automation/new", "?from=weekly", false],
    ["/dashboard/automation/r1/edit", "", false],
    ["/dashboard/schedule/posts/p1", "", false],
    ["/dashboard/admin", "?section=users", false],
    ["/dashboard/settings", "?checkout=success", false],
    ["/dashboard/settings", "?checkout=cancelled", false],
    ["/dashboard/settings", "?plan=growth", false],
    ["/auth/callback/instagram", "?code=1", false],
    ["/tiktok-callback", "?code=1", false],
    ["/login", "", false],
  ])("at %s%s: %s", (pathname, search, welcome) => {
    expect(upsellWelcome(pathname, search)).toBe(welcome);
  });
});
