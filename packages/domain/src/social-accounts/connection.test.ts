import { describe, expect, it } from "vitest";
import { days, instant, later } from "../kernel/index.ts";
import { connectionOf } from "./connection.ts";
import { missingPermissions } from "./permissions.ts";

const now = instant(1_000_000_000_000);

describe("an account's connection", () => {
  it.each([
    ["renews by itself", "connected", days(8), "renews"],
    ["is about to end where it should have renewed long ago", "connected", days(7) - 1, "ending"],
    ["has ended with its time", "connected", 0, "ended"],
    ["has ended when the platform says so", "reconnect", days(90), "ended"],
  ] as const)("%s", (_, state, left, expected) => {
    expect(connectionOf({ state, connectionExpiresAt: later(now, left) }, now)).toBe(expected);
  });

  it("names the permissions that were unticked", () => {
    const scopes = ["video.publish", "user.info.basic", "user.info.profile"];
    expect(missingPermissions({ platform: "tiktok", scopes }).map((it) => it.scope)).toEqual(["video.list"]);
  });
});
