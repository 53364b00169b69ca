import { describe, expect, it } from "vitest";
import { newBeat, type Script } from "../script/script.ts";
import { hookField, hookOf, withHookCarried } from "./carried-hook.ts";

const OLD = "Stop buying candles that tunnel";
const NEW = "Your candle is too cold";

const script: Script = {
  beats: [
    newBeat("hook", { line: OLD, title: "Stop buying candles that *tunnel*" }),
    newBeat("proof", { line: "Burn it for three hours", title: "Three hours" }),
    newBeat("ask", { line: "Try it", title: `${OLD}.` }),
  ],
  caption: `${OLD}. Burn it for three hours first.`,
  hashtags: [],
};
const [hook, proof, ask] = script.beats as [Script["beats"][0], Script["beats"][0], Script["beats"][0]];

/** The script after the hook is spoken differently. */
const spoken = (before: Script, line: string): Script => ({
  ...before,
  beats: before.beats.with(0, { ...hook, ...before.beats[0], line, locked: true }),
});

describe("a changed hook", () => {
  it("is carried into the words on screen, the caption, and a card that repeats it", () => {
    const carried = withHookCarried(script, spoken(script, NEW));
    expect(carried.beats.map(({ title }) => title)).toEqual([NEW, "Three hours", NEW]);
    expect(carried.caption).toBe(`${NEW}. Burn it for three hours first.`);
    expect(carried.beats[0]?.locked).toBe(true);
  });

  it("leaves words that were the user's own", () => {
    const touched: Script = {
      ...script,
      beats: [{ ...hook, title: "Mine" }, proof, { ...ask, locked: true }],
      caption: "My caption",
    };
    const carried = withHookCarried(touched, spoken(touched, NEW));
    expect(carried.beats.map(({ title }) => title)).toEqual(["Mine", "Three hours", `${OLD}.`]);
    expect(carried.caption).toBe("My caption");
  });

  it("changes nothing while it is empty, and everything back when it is typed again", () => {
    for (const line of ["", OLD]) {
      expect(withHookCarried(script, spoken(script, line))).toEqual(spoken(script, line));
    }
  });

  it("keeps to its short form on screen", () => {
    const long = "You keep the lid on while it burns because nobody told you";
    const before: Script = { ...script, beats: [{ ...hook, line: long, title: "You keep the lid on while it burns" }] };
    const next = "You leave the wick long when you light it because nobody said";
    expect(withHookCarried(before, spoken(before, next)).beats[0]?.title).toBe(
      "You leave the wick long when you light it",
    );
  });

  it("is what the voice says first, or the first title where nothing is spoken", () => {
    const silent: Script = { ...script, beats: [{ ...hook, line: "" }, proof] };
    expect([hookOf(script), hookOf(silent)]).toEqual([OLD, OLD]);
    expect([hookField(script), hookField(silent)]).toEqual(["beats.hook.line", "beats.hook.title"]);
  });
});
