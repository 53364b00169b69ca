import { describe, expect, it } from "vitest";
import { readLiveEvent } from "./live-event.ts";

describe("a live event", () => {
  it("is what the Worker pushes", () => {
    expect(readLiveEvent('{"type":"post","projectId":"p","postId":"p1"}')).toMatchObject({
      type: "post",
      postId: "p1",
    });
    const flags = { maintenance: true, automation_frontend: false, readAt: 1 };
    expect(readLiveEvent(JSON.stringify({ type: "flags", flags }))).toEqual({ type: "flags", flags });
    const config = { countryRestrictionOn: true, supportedCountries: ["DE"] };
    expect(readLiveEvent(JSON.stringify({ type: "config", config }))).toEqual({ type: "config", config });
  });

  it("brings words while they are written", () => {
    const beats = [{ title: "Six", line: "", body: "rolls" }];
    const words = { type: "words", projectId: "p", creationId: "c1", beats };
    expect(readLiveEvent(JSON.stringify(words))).toEqual(words);
  });

  it.each(["pong", "null", "[]", '{"type":"unheard-of"}', '{"postId":"p1"}', '{"type":"post","projectId":"p"}'])(
    "is left out if its type is not known or a field is missing: %s",
    (text) => {
      expect(readLiveEvent(text)).toBeNull();
    },
  );
});
