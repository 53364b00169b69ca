import { describe, expect, it } from "vitest";
import { instant, later, minutes } from "../../kernel/index.ts";
import { aStory } from "../creation/a-creation.test-support.ts";
import { edited } from "./edited.ts";

const story = { ...aStory(["one", "two"]), revision: 3, keptAt: instant(0) };
const { id, script, style } = story;
const input = { id, revision: 3, script: { ...script, caption: "New" }, style, keep: false };
const soon = instant(1000);

describe("an edit", () => {
  it("is counted, and makes a draft of what was finished", () => {
    const { change } = edited({ ...story, state: "ready" }, input, soon);
    expect(change).toMatchObject({ revision: 4, state: "draft", progress: 1, script: { caption: "New" } });
  });

  it("of an older revision is refused, so that no window overwrites another", () => {
    expect(() => edited(story, { ...input, revision: 2 }, soon)).toThrow("changed");
  });

  it("leaves a making alone that goes on meanwhile", () => {
    const { change } = edited({ ...story, state: "generating", progress: 0.4 }, input, soon);
    expect(change).not.toHaveProperty("state");
    expect(change).not.toHaveProperty("media");
  });

  it("waits for the first words", () => {
    expect(() => edited({ ...story, state: "generating", script: null }, input, soon)).toThrow("still being generated");
  });
});

describe("the name of a creation", () => {
  const said = (line: string) => ({ ...script, beats: script.beats.map((it, i) => (i === 0 ? { ...it, line } : it)) });

  it("follows its hook, edit after edit", () => {
    const named = { ...story, name: "Stop doing this", hook: "Stop doing this", script: said("Stop doing this") };
    const first = edited(named, { ...input, script: said("Start doing that") }, soon).change;
    expect(first.name).toBe("Start doing that");
    const again = { ...named, ...first, revision: 3 };
    expect(edited(again, { ...input, script: said("Do nothing") }, soon).change.name).toBe("Do nothing");
  });

  it("is the one it began with after its hook is changed and changed back, though the script ends it with a period", () => {
    const named = { ...story, name: "Stop doing this", hook: "Stop doing this", script: said("Stop doing this.") };
    const changed = { ...named, ...edited(named, { ...input, script: said("Start doing that.") }, soon).change };
    expect(changed.name).toBe("Start doing that");
    const back = edited({ ...changed, revision: 3 }, { ...input, script: said("Stop doing this.") }, soon).change;
    expect(back.name).toBe("Stop doing this");
  });

  it.each([
    ["Why does it tunnel?", "Why does it tunnel?"],
    ["And then it went out...", "And then it went out..."],
    ["これをやめて。", "これをやめて"],
  ])("ends without a period, but keeps other marks: %s", (line, name) => {
    const named = { ...story, name: "Stop doing this.", hook: "Stop doing this.", script: said("Stop doing this.") };
    expect(edited(named, { ...input, script: said(line) }, soon).change.name).toBe(name);
  });

  it("stays where the user gave it", () => {
    const named = { ...story, name: "Candle, take two", script: said("Stop doing this") };
    expect(edited(named, { ...input, script: said("Start doing that") }, soon).change).not.toHaveProperty("name");
  });
});

describe("the version before an edit", () => {
  it("is kept every five minutes", () => {
    expect(edited(story, input, later(story.keptAt, minutes(5) - 1)).version).toBeNull();
    const { version, change } = edited(story, input, later(story.keptAt, minutes(5)));
    expect(version).toMatchObject({ creationId: id, script, style, createdAt: story.lastUpdated });
    expect(change.keptAt).toBe(minutes(5));
  });

  it("is kept at once before something large is replaced", () => {
    expect(edited(story, { ...input, keep: true }, soon).version).not.toBeNull();
  });
});
