import type { Scene } from "@vignette/composition";
import { type HandEdit, newBeat, newStyle, type Style } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { creationScenes } from "../creation-scenes.ts";
import type { SceneInput, ScriptAndStyle } from "../scene-input.ts";
import { keyOfClip } from "./clip-key.ts";
import { handEditOf, withHandEdit } from "./hand-edits.ts";
import { unseenEdits, withHiddenShown } from "./unseen-edits.ts";
import { unfittingEdits } from "./with-hand-edits.ts";
import { wordsOfClip } from "./words-of-clip.ts";

const input = (kind: SceneInput["kind"]): SceneInput => ({
  kind,
  brand: null,
  media: [],
  shown: [],
  handles: { tiktok: "", instagram: "" },
});
const beats = [
  newBeat("a", { title: "Your candle *tunnels*", body: "After an hour" }),
  newBeat("b", { title: "Trim the wick", body: "" }),
];
const draft = (style: Partial<Style> = {}, kind: SceneInput["kind"] = "carousel-image"): ScriptAndStyle => ({
  script: { beats, caption: "", hashtags: [] },
  style: { ...newStyle(kind, {}), ...style },
});
const title = { beatId: "a", clip: "title" };
const edited = (edit: HandEdit, target: "all" | "instagram" | "tiktok" = "all") =>
  draft(withHandEdit(draft().style, title, target, edit));
const textOf = (scenes: readonly Scene[], index: number, id: string) =>
  scenes[index]?.tracks
    .flatMap(({ clips }) => clips.flatMap((clip) => (clip.kind === "text" ? [clip] : [])))
    .find((clip) => clip.id === id);
const slides = (of: ScriptAndStyle, target: "instagram" | "tiktok" = "instagram") =>
  creationScenes(of, input("carousel-image"), target);

describe("a text that a hand changed", () => {
  it("is at the same fraction of the safe box in both formats", () => {
    const moved = edited({ x: 0.5, y: 0.25 });
    const middle = (target: "instagram" | "tiktok") => {
      const { x = 0, y = 0, w = 0, h = 0 } = textOf(slides(moved, target), 0, "title")?.box ?? {};
      return [x + w / 2, y + h / 2];
    };
    expect(middle("instagram")).toEqual([540, 375]);
    expect(middle("tiktok")).toEqual([487.5, 562.5]);
  });

  it("is changed for one format without touching the other", () => {
    const style = withHandEdit(edited({ rotate: 5, look: { color: "accent" } }).style, title, "tiktok", { rotate: -8 });
    const now = draft(style);
    expect(textOf(slides(now), 0, "title")).toMatchObject({ rotate: 5, color: "accent" });
    expect(textOf(slides(now, "tiktok"), 0, "title")).toMatchObject({ rotate: -8, color: "accent" });
  });

  it("is one thing where a clip is drawn in parts, because it was cut or is heard only at first", () => {
    const key = (id: string) => keyOfClip(id, { kind: "video-story", beats, index: 0, count: 1 });
    expect([key("picture-1~2"), key("picture-1~on")]).toEqual([key("picture-1"), key("picture-1")]);
  });

  it("keeps showing the words of its beat, and its emphasis", () => {
    const { script, style } = edited({ x: 0.5, y: 0.25 });
    const [first, ...rest] = script.beats;
    if (!first) throw new Error("A draft has beats.");
    const later = { style, script: { ...script, beats: [{ ...first, title: "*Other* words" }, ...rest] } };
    expect(textOf(slides(later), 0, "title")).toMatchObject({ text: "Other words", emphasis: { phrase: "Other" } });
  });

  it("does not take the texts with it that were set below it", () => {
    const at = (of: ScriptAndStyle) => textOf(slides(of), 0, "body");
    const before = at(draft());
    expect(before?.dock?.clip).toBe("title");
    const after = at(edited({ x: 0.5, y: 0.9 }));
    expect(after).toEqual({ ...before, dock: { ...before?.dock, clip: "title~home" } });
    expect(textOf(slides(edited({ y: 0.9 })), 0, "title~home")?.box).toEqual(textOf(slides(draft()), 0, "title")?.box);
  });

  it("stays with its beat when beats move, in slides and in videos", () => {
    const swapped = (of: ScriptAndStyle) => ({ ...of, script: { ...of.script, beats: of.script.beats.toReversed() } });
    expect(textOf(slides(swapped(edited({ rotate: 4 }))), 1, "title")?.rotate).toBe(4);
    const kind = "ugc-video";
    const key = keyOfClip("words-1", { kind, beats, index: 0, count: 1 });
    expect(key).toEqual({ beatId: "b", clip: "words-@" });
    const video = draft(withHandEdit(draft({}, kind).style, key, "all", { rotate: 4 }), kind);
    const scenes = creationScenes(swapped(video), input(kind), "tiktok");
    expect(textOf(scenes, 0, "words-0")).toMatchObject({ text: "Trim the wick", rotate: 4 });
  });

  it("keeps the size that was set, however long the words are", () => {
    const { script, style } = edited({ w: 0.5, size: 0.1 });
    const long = script.beats.map((beat) => ({ ...beat, title: "many more words than there were before ".repeat(3) }));
    expect(textOf(slides({ style, script: { ...script, beats: long } }), 0, "title")).toMatchObject({
      size: 92,
      box: { w: 460 },
    });
  });

  it("can be hidden and shown again", () => {
    expect(textOf(slides(edited({ hidden: true })), 0, "title")).toBeUndefined();
    const shown = draft(withHandEdit(edited({ hidden: true }).style, title, "all", {}));
    expect(slides(shown)).toEqual(slides(draft()));
    expect(shown.style.adjustments).toEqual([]);
    const both = edited({ hidden: true, rotate: 4 });
    expect(unseenEdits(slides(draft()), both, input("carousel-image"))).toEqual({ unfitting: 0, hidden: 1 });
    expect(withHiddenShown(both).style).toEqual(edited({ rotate: 4 }).style);
  });
});

describe("a change of a look that is no longer shown", () => {
  const place = { kind: "carousel-image", beats } as const;
  const unfitting = (of: ScriptAndStyle) => unfittingEdits(slides(of), place, of.style);

  it("is kept and counted, and comes back with the look", () => {
    const moved = edited({ y: 0.2 });
    const other = draft({ ...moved.style, template: "photo-essay" });
    expect(slides(other)).toEqual(slides(draft({ template: "photo-essay" })));
    expect([unfitting(moved), unfitting(other)]).toEqual([0, 1]);
    expect(slides({ ...other, style: { ...other.style, template: moved.style.template } })).toEqual(slides(moved));
  });

  it("counts a clip that the look no longer draws once, for however many formats", () => {
    const gone = { beatId: "a", clip: "a name from before" };
    const one = withHandEdit(draft().style, gone, "all", { rotate: 3 });
    expect(unfitting(draft(withHandEdit(one, gone, "tiktok", { rotate: 4 })))).toBe(1);
  });

  it("that cannot be read is left out", () => {
    const broken = { target: "all", beatId: "a", look: draft().style.template, steps: [{ kind: "hand", clip: 7 }] };
    expect(slides(draft({ adjustments: [broken] }))).toEqual(slides(draft()));
  });
});

it("an edit replaces the one before it: one step for each text", () => {
  const once = edited({ rotate: 3 }).style;
  const twice = withHandEdit(once, title, "all", { ...handEditOf(once, title, "all"), x: 0.4 });
  expect(twice.adjustments).toEqual([
    { target: "all", beatId: "a", look: once.template, steps: [{ kind: "hand", clip: "title", rotate: 3, x: 0.4 }] },
  ]);
});

describe("the words of a text on the canvas", () => {
  const place = { kind: "carousel-image", beats, index: 0, count: 2 } as const;
  it.each([
    ["are those of its beat's title", { id: "title", text: "Your candle tunnels" }, { index: 0, field: "title" }],
    ["are found in capitals", { id: "title", text: "YOUR CANDLE TUNNELS" }, { index: 0, field: "title" }],
    ["are those of the body", { id: "body", text: "After an hour" }, { index: 0, field: "body" }],
    ["may be a part of them", { id: "figure", text: "candle" }, { index: 0, field: "title" }],
    ["are not the look's own", { id: "page", text: "1/2" }, null],
  ])("%s", (_, clip, found) => {
    expect(wordsOfClip(clip, place)).toEqual(found && expect.objectContaining(found));
  });

  it("are those of a title that is shown as the sentence it is a part of", () => {
    const spoken = [
      { id: "b0", title: "Roasted every Tuesday", body: "", line: "The blend is roasted every Tuesday." },
    ];
    const clip = { id: "words-0", text: "The blend is roasted every Tuesday" };
    const found = wordsOfClip(clip, { kind: "video-story", beats: spoken, index: 0, count: 1 });
    expect(found).toEqual({ beatId: "b0", index: 0, field: "title" });
  });
});
