import { describe, expect, it } from "vitest";
import { liveEvent } from "./live-connection.ts";

describe("liveEvent", () => {
  it("reads what the Worker pushes", () => {
    expect(liveEvent('{"type":"post","postId":"p1"}')).toMatchObject({ type: "post" });
    const flags = { maintenance: true, automation_frontend: false };
    expect(liveEvent(JSON.stringify({ type: "flags", flags }))).toEqual({ type: "flags", flags });
    const config = { countryRestrictionOn: true, supportedCountries: ["DE"] };
    expect(liveEvent(JSON.stringify({ type: "config", config }))).toEqual({ type: "config", config });
  });

  it("tells words while they are written, and takes what is no text for nothing", () => {
    const nothing = { title: "", line: "", body: "" };
    const beats = [{ title: "Six", line: "", body: "rolls" }, { title: 7 }, null];
    expect(liveEvent(JSON.stringify({ type: "words", creationId: "c1", beats }))).toEqual({
      type: "words",
      creationId: "c1",
      beats: [{ ...nothing, title: "Six", body: "rolls" }, nothing, nothing],
    });
  });

  it.each(["pong", "null", "[]", '{"type":"unheard-of"}', '{"postId":"p1"}'])(
    "leaves out what it does not know: %s",
    (text) => {
      expect(liveEvent(text)).toBeNull();
    },
  );
});
