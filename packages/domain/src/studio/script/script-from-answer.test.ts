import { describe, expect, it } from "vitest";
import { newBeat, Script } from "./script.ts";
import { scriptFromAnswer } from "./script-from-answer.ts";

const answer = (...titles: string[]) => ({
  beats: titles.map((title) => ({ role: "point" as const, line: "", title, body: "", imagePrompt: "" })),
  caption: "New",
  hashtags: [],
});
const ids = () => {
  let next = 0;
  return () => `new-${next++}`;
};
const titles = (script: Script) => script.beats.map(({ title }) => title);
const old = { beats: ["a", "b", "c"].map((title) => newBeat(title, { title })), caption: "Old", hashtags: [] };

describe("an answer as the words of a creation", () => {
  it("gives every beat an id of its own", () => {
    expect(Script.safeParse(scriptFromAnswer(answer("x", "y", "z"), null, ids())).success).toBe(true);
  });

  it("leaves a locked beat where it is and as it is", () => {
    const [a, b, c] = old.beats;
    if (!a || !b || !c) throw new Error("There are three beats.");
    const before = { ...old, beats: [a, { ...b, locked: true }, c] };
    const next = scriptFromAnswer(answer("x", "y", "z"), before, ids());
    expect(titles(next)).toEqual(["x", "b", "z"]);
    expect(next.beats[1]).toEqual(before.beats[1]);
  });

  it("keeps a locked beat beyond the end of a shorter answer", () => {
    const before = { ...old, beats: old.beats.map((beat, at) => ({ ...beat, locked: at === 2 })) };
    expect(titles(scriptFromAnswer(answer("x"), before, ids()))).toEqual(["x", "c"]);
  });
});

describe("the picture style of a creation", () => {
  it("is kept when an answer names none", () => {
    const styled = scriptFromAnswer({ ...answer("x"), imageStyle: "morning light" }, null, ids());
    expect(scriptFromAnswer(answer("y"), styled, ids()).imageStyle).toBe("morning light");
  });
});
