import { describe, expect, it } from "vitest";
import { aPlan, at, NOW } from "../a-recipe.test-support.ts";
import { triggeredAt } from "./triggered-at.ts";

const none = { taken: [], needsApproval: false };
const whenever = { times: { zone: "Europe/Berlin", times: [] } };

describe("the time of a piece that a feed or a call begins", () => {
  it("is the recipe's next one that no other piece has taken", () => {
    expect(triggeredAt(aPlan(), none, NOW)).toBe(at("2026-11-23T17:30Z"));
    const taken = [at("2026-11-23T17:30Z"), at("2026-11-25T17:30Z")];
    expect(triggeredAt(aPlan(), { ...none, taken }, NOW)).toBe(at("2026-11-27T17:30Z"));
  });

  it("leaves time to make it", () =>
    expect(triggeredAt(aPlan(), none, at("2026-11-23T17:10Z"))).toBe(at("2026-11-25T17:30Z")));

  it("is none where all of fourteen days are taken", () => {
    const plan = aPlan({ times: { zone: "UTC", times: [{ weekday: 1, time: "12:00" }] } });
    const taken = [at("2026-11-23T12:00Z"), at("2026-11-30T12:00Z")];
    expect(triggeredAt(plan, { ...none, taken }, NOW)).toBeNull();
  });

  it("is soon, in a whole minute, where the recipe has no weekly times", () => {
    expect(triggeredAt(aPlan(whenever), none, at("2026-11-23T08:00:12.345Z"))).toBe(at("2026-11-23T08:31Z"));
    expect(triggeredAt(aPlan(whenever), none, NOW)).toBe(at("2026-11-23T08:30Z"));
  });

  it("is a day later where an approval is needed, if the recipe lasts so long", () => {
    const asked = { ...none, needsApproval: true };
    expect(triggeredAt(aPlan(whenever), asked, NOW)).toBe(at("2026-11-24T08:00Z"));
    expect(triggeredAt(aPlan({ ...whenever, stop: { after: "2026-11-23", pieces: null } }), asked, NOW)).toBeNull();
  });
});
