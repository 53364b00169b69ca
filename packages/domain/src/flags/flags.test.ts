import { describe, expect, it } from "vitest";
import { Flags, laterFlags, noFlags } from "./flags.ts";
import { maintenanceWords } from "./maintenance.ts";
import { isPublicPath } from "./public-path.ts";

describe("spec §3 Global config: config_features", () => {
  it.each([
    [{}, noFlags],
    [{ maintenance: true }, { maintenance: true, automation_frontend: false }],
    [
      { maintenance: "yes", automation_frontend: true },
      { maintenance: false, automation_frontend: true },
    ],
    [{ maintenance: null, other: 1 }, noFlags],
  ])("%j is read as %j", (stored, flags) => {
    expect(Flags.parse(stored)).toEqual(flags);
  });
});

it("of two reads of the flags the later holds, in whichever order a page hears of them", () => {
  const on = { ...noFlags, maintenance: true, readAt: 1 };
  const off = { ...noFlags, readAt: 2 };
  expect([laterFlags(on, off), laterFlags(off, on)]).toEqual([off, off]);
  expect(laterFlags(off, { ...on, readAt: 2 }).maintenance).toBe(true);
});

describe("spec §2 Public routes: a page that stays reachable during maintenance", () => {
  it.each([
    "/",
    "/login",
    "/login/",
    "/signup",
    "/auth/callback/instagram",
    "/auth/callback/google",
    "/tiktok-callback",
    "/privacy",
    "/terms",
    "/impressum",
    "/tos",
    "/api-notice",
    "/blog",
    "/blog/",
    "/blog/a-first-article",
  ])("%s", (path) => {
    expect(isPublicPath(path)).toBe(true);
  });

  it.each([
    "/dashboard",
    "/dashboard/admin",
    "/create",
    "/create/c1",
    "/reset-password",
    "/app",
    "/loginx",
    "/blogger",
    "/auth/callback",
    "/privacy/more",
    "/nothing",
    "//login",
  ])("not %s", (path) => {
    expect(isPublicPath(path)).toBe(false);
  });
});

it("spec §2 Other screens: the maintenance page is titled We'll be right back! and offers Check Again", () => {
  expect([maintenanceWords.title, maintenanceWords.again]).toEqual(["We'll be right back!", "Check Again"]);
  expect(maintenanceWords.text).toContain("Scheduled maintenance");
});
