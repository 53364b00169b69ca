import { newBeat, Script } from "@vignette/domain/studio";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addBeat,
  changeBeat,
  duplicateBeat,
  moveBeat,
  removeBeat,
  withoutVoice,
  withTranscript,
} from "./beat-operations.ts";

const script: Script = { beats: ["a", "b", "c"].map((id) => newBeat(id, { title: id })), caption: "", hashtags: [] };
const ids = ({ beats }: Script) => beats.map(({ id }) => id);

describe("editing beats", () => {
  it("locks an edited beat until it is unlocked", () => {
    const touched = changeBeat(script, "b", { title: "Mine" });
    expect(touched.beats.map(({ locked }) => locked)).toEqual([false, true, false]);
    expect(changeBeat(touched, "b", { locked: false }).beats[1]).toMatchObject({ title: "Mine", locked: false });
  });

  it("adds a transcript to the beat that still shows the clip, and removes its voice", () => {
    const shows = { origin: "uploaded", id: "m", key: "materials/u/m/f", trimMs: 0 } as const;
    const spoken = { ...script, beats: script.beats.map((beat) => ({ ...beat, line: "Said" })) };
    const shown = changeBeat(spoken, "b", { shows });
    const said = [{ text: "Hello", startMs: 0, endMs: 300 }];
    const transcribed = withTranscript(shown, { beatId: "b", key: shows.key, said, use: "captions" });
    expect(transcribed.beats.map(({ line, shows: it }) => [line, it?.said])).toEqual([
      ["Said", undefined],
      ["", said],
      ["Said", undefined],
    ]);
    expect(withTranscript(shown, { beatId: "b", key: "another file", said, use: "captions" })).toBe(shown);
    expect(withoutVoice(transcribed).beats.map(({ line }) => line)).toEqual(["", "", ""]);
  });

  it("keeps what the voice says when it listens to a clip for pauses, also to a later clip of the beat", () => {
    const [shows, later] = ["one", "two"].map((key) => ({ origin: "uploaded", id: "m", key, trimMs: 0 }) as const);
    const cut = changeBeat(script, "b", { line: "Said", shows: shows ?? null, more: later ? [later] : [] });
    const said = [{ text: "Hello", startMs: 0, endMs: 300 }];
    const heard = withTranscript(cut, { beatId: "b", key: "two", said, use: "cuts" }).beats[1];
    expect(heard).toMatchObject({ line: "Said", shows, more: [{ key: "two", said }] });
  });

  it("adds and copies beats after the given one", () => {
    expect(ids(addBeat(script, "b", "new"))).toEqual(["a", "b", "new", "c"]);
    expect(duplicateBeat(script, "a", "new").beats[1]).toMatchObject({ id: "new", title: "a" });
  });

  it("moves beats, but not past the ends", () => {
    expect(ids(moveBeat(script, "a", 1))).toEqual(["b", "a", "c"]);
    expect(moveBeat(script, "a", -1)).toBe(script);
  });

  it("never leaves a script without beats, nor two beats with one id", () => {
    const step = fc.tuple(fc.constantFrom("add", "copy", "up", "down", "remove"), fc.nat(20));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let [now, count] = [script, 0];
        for (const [kind, place] of steps) {
          const id = now.beats[place % now.beats.length]?.id ?? "";
          const fresh = `new-${count++}`;
          if (kind === "add" && now.beats.length < 35) now = addBeat(now, id, fresh);
          if (kind === "copy" && now.beats.length < 35) now = duplicateBeat(now, id, fresh);
          if (kind === "up") now = moveBeat(now, id, -1);
          if (kind === "down") now = moveBeat(now, id, 1);
          if (kind === "remove") now = removeBeat(now, id);
        }
        expect(Script.safeParse(now).success).toBe(true);
      }),
    );
  });
});
