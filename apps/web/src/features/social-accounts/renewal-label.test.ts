import { instant } from "@vignette/domain/kernel";
import { describe, expect, it } from "vitest";
import { weekdayMomentText } from "../../shared/formats.ts";
import { renewalLabel } from "./renewal-label.ts";

const at = (time: string) => instant(Date.parse(`2026-11-${time}Z`));
const [triedAt, now, nextTryAt] = [at("02T09:17:00"), at("02T09:30:00"), at("02T10:17:00")];

describe("an account that could not be renewed", () => {
  it("shows the platform's answer, the next attempt, and until when posts go out", () => {
    const trouble = { triedAt, said: "Too many requests.", holdsUntil: at("30T12:00:00") };
    expect(renewalLabel("instagram", trouble, nextTryAt, now)).toBe(
      `On ${weekdayMomentText(triedAt)} Instagram said “Too many requests.” We try again on ${weekdayMomentText(nextTryAt)} and with each post. ` +
        `Posts go out as planned until ${weekdayMomentText(trouble.holdsUntil)}. Reconnect now to fix it right away.`,
    );
  });

  it("shows that nothing goes out once the token has expired, even before the next attempt is known", () => {
    expect(renewalLabel("tiktok", { triedAt, said: null, holdsUntil: triedAt }, undefined, now)).toBe(
      `On ${weekdayMomentText(triedAt)} TikTok didn't give a usable answer. We try again with each post. ` +
        "Posts are on hold until it works. Reconnect now to fix it right away.",
    );
  });
});
