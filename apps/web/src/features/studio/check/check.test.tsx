import type { Scene, SceneChange } from "@vignette/composition";
import {
  creationScenes,
  creationVideoScene,
  type SceneInput,
  type ScriptAndStyle,
  videoTimes,
} from "@vignette/content";
import { say } from "@vignette/domain/kernel";
import type { PreflightFinding } from "@vignette/domain/scheduling";
import { type Layer, newBeat, newStyle } from "@vignette/domain/studio";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { checkedScenes } from "./checked-scenes.ts";
import { checkedWords } from "./checked-words.ts";
import { draftFixOf, fixAll } from "./fix-of.ts";
import { type LayoutFinding, layoutChecks } from "./layout-checks.ts";
import type { DrawnFault } from "./use-layout.ts";
import { CheckVerdict, checkVerdict } from "./verdict.tsx";

const sceneInput = (kind: SceneInput["kind"]): SceneInput => ({
  kind,
  brand: null,
  media: [],
  shown: [],
  handles: { tiktok: "", instagram: "" },
});
const draftOf = (
  kind: SceneInput["kind"],
  titles: string[],
  part: Partial<ScriptAndStyle["script"]> = {},
): ScriptAndStyle => ({
  script: { beats: titles.map((title, i) => newBeat(`b${i}`, { title })), caption: "", hashtags: [], ...part },
  style: newStyle(kind, {}),
});
const carousel = draftOf("carousel-image", ["One", "Two"]);
const slides = checkedScenes(carousel, sceneInput("carousel-image"));
const chat = draftOf("meme-video", ["Hi", "No"]);

/** Text that is too low in a scene, and the engine's correction that moves it up. */
function tooLow(at: number, part: Partial<DrawnFault> = {}): DrawnFault {
  const on = slides[at];
  const clip = on?.scene.tracks.flatMap((track) => track.clips).find((it) => it.kind === "text");
  if (!on || !clip) throw new Error("A slide has words.");
  const changes = [{ kind: "replace" as const, clip: { ...clip, box: { ...clip.box, y: 0 } } }];
  return {
    rule: "safe-zone",
    severity: "must",
    clip: clip.id,
    box: clip.box,
    startMs: 0,
    endMs: 0,
    ...say("layout.safe-zone", "Text leaves the safe area of Reels.", { app: "Reels" }),
    fix: { remedy: "into-safe-zone", changes },
    on,
    ...part,
  };
}
const found = (layout: DrawnFault[]): LayoutFinding[] => layoutChecks(layout).flatMap((check) => check.findings ?? []);

describe("a finding on the drawn pictures", () => {
  it("names the slide, and is one finding if both platforms' pictures have it", () => {
    const findings = found([tooLow(1), tooLow(3)]);
    expect(findings.map(({ message, platforms }) => [message, platforms])).toEqual([
      ["Text leaves the safe area of Reels.", ["tiktok", "instagram"]],
    ]);
    expect(findings[0]?.place).toEqual({ kind: "slide", index: 1 });
  });

  it("is worth fixing; only flashing blocks a post", () => {
    expect(found([tooLow(0), tooLow(0, { rule: "flashing" })]).map(({ rule, severity }) => [rule, severity])).toEqual([
      ["safe-zone", "worth"],
      ["flashing", "must"],
    ]);
  });

  it.each([
    ["both apps' buttons", { x: 65, y: 1250, w: 900, h: 100 }, ["tiktok", "instagram"]],
    ["the Reels buttons alone", { x: 65, y: 1300, w: 300, h: 100 }, ["instagram"]],
    ["the TikTok buttons alone", { x: 800, y: 600, w: 200, h: 100 }, ["tiktok"]],
  ])("in a video belongs to the app that covers it: %s", (_, box, platforms) => {
    const scene = creationVideoScene(chat, sceneInput("meme-video"));
    if (!scene) throw new Error("A chat has a scene.");
    const on = { scene, index: 0, of: 1, place: { target: "tiktok" as const, beatId: null } };
    expect(found([tooLow(0, { on, box, endMs: 900 })])[0]?.platforms).toEqual(platforms);
  });

  it("is open until the check has run", () => {
    expect(layoutChecks(null).every(({ findings }) => findings === null)).toBe(true);
  });
});

describe("the checked text", () => {
  it("names the field to edit, and its time or slide", () => {
    const times = videoTimes(chat, sceneInput("meme-video"));
    const [, second] = checkedWords(chat, { times, count: 1 });
    expect(second).toMatchObject({ text: "No", field: "beats.1.title", place: { kind: "span" } });
    expect(checkedWords(carousel, { times: null, count: 2 })[1]?.place).toEqual({ kind: "slide", index: 1 });
  });

  it("holds the texts that a hand added, with the slide or the time of their beat", () => {
    const texts = [addedText("b1", "Best of [product]"), addedText(null, "Everywhere"), addedText("gone", "Unseen")];
    const on = (draft: ScriptAndStyle) => ({ ...draft, style: { ...draft.style, layers: texts } });
    expect(checkedWords(on(carousel), { times: null, count: 2 }).slice(2)).toEqual([
      { text: "Best of [product]", field: "layers.b1", place: { kind: "slide", index: 1 } },
      { text: "Everywhere", field: "layers.null", place: { kind: "slide", index: 0 } },
    ]);
    const times = videoTimes(chat, sceneInput("meme-video"));
    const places = checkedWords(on(chat), { times, count: 1 }).slice(2);
    expect(places.map(({ place }) => place)).toMatchObject([
      { kind: "span", startMs: times[1]?.startMs },
      { kind: "span", startMs: 0, endMs: times[1]?.endMs },
    ]);
    const brief = { ...addedText("b0", "Brief"), fromMs: 100, untilMs: 500 };
    const early = { script: chat.script, style: { ...chat.style, layers: [brief] } };
    expect(checkedWords(early, { times, count: 1 }).at(-1)?.place).toEqual({ kind: "span", startMs: 100, endMs: 500 });
  });
});

describe("a fix", () => {
  const about = (rule: string, part: Partial<PreflightFinding> = {}): PreflightFinding => ({
    rule,
    severity: "must",
    platforms: ["instagram"],
    place: { kind: "whole" },
    message: "",
    field: null,
    ...part,
  });

  it("of the layout applies to every platform's picture without confirmation", () => {
    const [finding] = found([tooLow(1), tooLow(3)]);
    const fix = finding && draftFixOf(finding, carousel, 0);
    expect(fix?.keepsMeaning).toBe(true);
    const fixed = fix?.apply(carousel) ?? carousel;
    expect(fixed.script).toBe(carousel.script);
    for (const target of ["instagram", "tiktok"] as const) {
      const [before, after] = [carousel, fixed].map(
        (it) => creationScenes(it, sceneInput("carousel-image"), target)[1],
      );
      expect(textTop(after)).not.toBe(textTop(before));
    }
  });

  it("holds the end of a video that is too short, just long enough", () => {
    const short: ScriptAndStyle = { ...chat, style: { ...chat.style, template: "freeze-and-name" } };
    const fix = draftFixOf(about("length"), short, 2500);
    expect(fix?.apply(short).script.beats.at(-1)?.holdMs).toBe(2500);
    expect(draftFixOf(about("length"), short, 900_001)).toBeNull();
  });

  it("keeps as many hashtags as Instagram accepts, only on request", () => {
    const hashtags = Array.from({ length: 33 }, (_, i) => `tag${i}`);
    const many = draftOf("carousel-image", ["One", "Two"], { hashtags, caption: "With #one" });
    const fix = draftFixOf(about("hashtags-many"), many, 0);
    expect(fix?.apply(many).script.hashtags).toEqual(hashtags.slice(0, 29));
    expect(fix?.keepsMeaning).toBe(false);
    expect(fixAll([about("hashtags-many")], many, 0).count).toBe(0);
  });

  it("removes a claim from its field, only on request", () => {
    const claiming = draftOf("carousel-image", ["The No.1 in Europe candle", "Two"]);
    const fix = draftFixOf(
      about("claim-unsourced", { field: "beats.0.title", range: { from: 4, to: 18 } }),
      claiming,
      0,
    );
    expect(fix?.apply(claiming).script.beats[0]?.title).toBe("The candle");
    expect(fix?.keepsMeaning).toBe(false);
    expect(
      draftFixOf(about("claim-unsourced", { field: "caption", range: { from: 4, to: 18 } }), claiming, 0),
    ).toBeNull();
  });

  it("removes a claim from a text that a hand added", () => {
    const layers = [addedText("b1", "The No.1 in Europe candle")];
    const claiming = { ...carousel, style: { ...carousel.style, layers } };
    const fix = draftFixOf(about("claim-unsourced", { field: "layers.b1", range: { from: 4, to: 18 } }), claiming, 0);
    expect(fix?.apply(claiming).style.layers).toMatchObject([{ text: "The candle" }]);
  });

  it("of the layout moves an added text in the format that it is about, or gives it a ground", () => {
    const draft = { ...carousel, style: { ...carousel.style, layers: [addedText("b0", "By hand")] } };
    const [on] = checkedScenes(draft, sceneInput("carousel-image"));
    const clip = on?.scene.tracks.flatMap(({ clips }) => clips).find(({ id }) => id === "layer-b0");
    if (!on || clip?.kind !== "text") throw new Error("The text is drawn.");
    const fixed = (change: SceneChange) => {
      const [finding] = found([tooLow(0, { on, clip: clip.id, fix: { remedy: "into-safe-zone", changes: [change] } })]);
      return (finding && draftFixOf(finding, draft, 0))?.apply(draft).style;
    };
    const up = fixed({ kind: "replace", clip: { ...clip, box: { ...clip.box, y: clip.box.y - 100 } } });
    expect(up?.layers?.[0]?.on?.instagram?.y).toBeLessThan(0.5);
    expect(up).toMatchObject({ adjustments: [], layers: [{ place: { y: 0.5 } }] });
    const textBox = { shape: "lines" as const, color: "#15180e", padX: 26, padY: 14, radius: 18 };
    const boxed = fixed({ kind: "replace", clip: { ...clip, textBox } });
    expect(boxed?.layers).toMatchObject([{ look: { ground: { color: "#15180e" } } }]);
    expect(fixed({ kind: "replace", clip: { ...clip, endMs: clip.endMs + 1 } })).toBeUndefined();
  });

  it("for all applies one of several that change the same text, as one step", () => {
    const all = fixAll(found([tooLow(0), tooLow(0, { rule: "text-size" }), tooLow(1)]), carousel, 0);
    expect(all.count).toBe(2);
    expect(all.apply(carousel).style.adjustments).toHaveLength(2);
  });
});

describe("the verdict", () => {
  const rules = [
    { platform: "tiktok", date: "", source: "" },
    { platform: "instagram", date: "", source: "" },
  ] as const;
  const finding = (severity: "must" | "worth"): PreflightFinding => ({
    rule: "x",
    severity,
    platforms: [],
    place: { kind: "whole" },
    message: "",
    field: null,
  });
  const passed = [{ rule: "x", platforms: [], findings: [] }];
  it.each([
    ["Ready for TikTok and Instagram.", [], []],
    ["Ready for TikTok and Instagram, 1 worth fixing.", [finding("worth")], []],
    ["Can't go out on Instagram yet: 1 must fix.", [finding("must")], ["instagram"]],
    ["Can't go out yet: 1 must fix, 1 worth fixing.", [finding("must"), finding("worth")], ["tiktok", "instagram"]],
  ] as const)("%s", (sentence, findings, blocked) => {
    expect(checkVerdict({ findings, blocked, rules })).toBe(sentence);
  });

  it("is not given before the images have been checked", () => {
    const report = { findings: [], passed, open: [], blocked: [], rules };
    const shown = (layout: [] | null) => renderToStaticMarkup(<CheckVerdict report={report} layout={layout} />);
    expect(shown(null)).not.toContain("Ready");
    expect(shown(null)).toContain("Checking the images");
    expect(shown([])).toContain("Ready for TikTok and Instagram");
  });
});

const addedText = (beatId: string | null, text: string): Layer => ({
  ...{ kind: "text", id: `${beatId}`, beatId, text, look: {} },
  place: { x: 0.5, y: 0.5, w: 0.5, h: 0.1, rotate: 0 },
});

const textTop = (scene: Scene | undefined) =>
  scene?.tracks.flatMap((track) => track.clips).find((clip) => clip.kind === "text")?.box.y;
