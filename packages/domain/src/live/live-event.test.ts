import { describe, expect, it } from "vitest";
import { readLiveEvent } from "./live-event.ts";

describe("a live event", () => {
  it("is what the Worker pushes", () => {
    expect(readLiveEvent('{"type":"post","projectId":"p","postId":"p1"}')).toMatchObject({
      type: "post",
      postId: "p1",
    });
    const flags = { maintenance: true, automation_frontend: false };
    expect(readLiveEvent(JSON.stringify({ type: "flags", flags }))).toEqual({ type: "flags", flags });
    const config = { countryRestrictionOn: true, supportedCountries: ["DE"] };
    expect(readLiveEvent(JSON.stringify({ type: "config", config }))).toEqual({ type: "config", config });
  });

  it("brings words while they are written, and reads what is not text as empty", () => {
    const nothing = { title: "", line: "", body: "" };
    const beats = [{ title: "Six", line: "", body: "rolls" }, { title: 7 }, null];
    expect(readLiveEvent(JSON.stringify({ type: "words", projectId: "p", creationId: "c1", beats }))).toEqual({
      type: "words",
      projectId: "p",
      creationId: "c1",
      beats: [{ ...nothing, title: "Six", body: "rolls" }, nothing, nothing],
    });
  });

  it.each(["pong", "null", "[]", '{"type":"unheard-of"}', '{"postId":"p1"}'])(
    "is left out if its type is not known: %s",
    (text) => {
      expect(readLiveEvent(text)).toBeNull();
    },
  );
});
