import { describe, expect, it } from "vitest";
import { instant, minutes } from "../kernel/index.ts";
import { refuseOldSignIn } from "./delete-account.ts";

describe("deleting an account (spec §7 Identity provider: reauthenticate first)", () => {
  const now = instant(1_800_000_000_000);

  it.each([
    [0, true],
    [minutes(5), true],
    [minutes(5) + 1, false],
    [now, false],
  ])("%i ms after signing in is allowed: %s", (ago, allowed) => {
    expect(refuseOldSignIn(now - ago, now) === null).toBe(allowed);
  });
});
