import { describe, expect, it } from "vitest";
import { liveEvent, retryDelay } from "./live-connection.ts";

describe("liveEvent", () => {
  it("reads what the Worker pushes", () => {
    expect(liveEvent('{"type":"post","postId":"p1"}')).toMatchObject({ type: "post" });
    const flags = { maintenance: true, automation_frontend: false };
    expect(liveEvent(JSON.stringify({ type: "flags", flags }))).toEqual({ type: "flags", flags });
    const config = { countryRestrictionOn: true, supportedCountries: ["DE"] };
    expect(liveEvent(JSON.stringify({ type: "config", config }))).toEqual({ type: "config", config });
  });

  it.each(["pong", "null", "[]", '{"type":"unheard-of"}', '{"postId":"p1"}'])(
    "leaves out what it does not know: %s",
    (text) => {
      expect(liveEvent(text)).toBeNull();
    },
  );
});

describe("retryDelay", () => {
  it("doubles from half a second to half a minute", () => {
    expect([0, 1, 2, 6, 40].map((failures) => retryDelay(failures, 0))).toEqual([500, 1000, 2000, 30_000, 30_000]);
  });

  it("spreads pages that lost the channel together", () => {
    expect(retryDelay(3, 0.99)).toBeLessThan(retryDelay(3, 0.01));
  });
});
