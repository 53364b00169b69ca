import { describe, expect, it } from "vitest";
import { instant } from "../kernel/index.ts";
import { isRenewalMinute, nextRenewal } from "./renewal.ts";

const at = (time: string) => instant(Date.parse(`2026-11-02T${time}Z`));

describe("renewing ahead", () => {
  it.each([
    ["09:00:00", "09:17:00"],
    ["09:16:59.999", "09:17:00"],
    ["09:17:00", "10:17:00"],
    ["09:17:30", "10:17:00"],
    ["09:59:00", "10:17:00"],
  ])("comes after %s at %s", (now, next) => {
    expect(nextRenewal(at(now))).toBe(at(next));
    expect(isRenewalMinute(nextRenewal(at(now)))).toBe(true);
  });

  it("is for one minute of the hour, however late in it we are called", () => {
    expect(["09:16:59", "09:17:00", "09:17:59", "09:18:00"].map((it) => isRenewalMinute(at(it)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
