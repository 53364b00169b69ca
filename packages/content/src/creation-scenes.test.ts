import type { Scene } from "@vignette/composition";
import { newBeat, newStyle, type Script, type Style } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { captionTranscript } from "./captions/caption-transcript.ts";
import { creationScenes, creationVideoScene, videoTimes } from "./creation-scenes.ts";
import type { SceneInput, ScriptAndStyle } from "./scene-input.ts";

type Medium = SceneInput["media"][number];
const aPicture = (beatId: string, part: { prompt?: string; take?: number } = {}): Medium => ({
  kind: "image",
  key: `picture of ${beatId}`,
  type: "image/png",
  bytes: 1,
  beatId,
  prompt: "a jar",
  take: 0,
  ...part,
});
const line = "Stop doing this";
const aVoice = (words: string, length = 3000): Medium => ({
  kind: "voice",
  key: "voice",
  type: "audio/wav",
  bytes: 1,
  durationMs: length * 2,
  said: words,
  voice: "",
  words: words.split(" ").map((text, at, { length: count }) => {
    const startMs = (at / count) * length * 2;
    return { text, startMs, endMs: startMs + 250 };
  }),
});
const aScript = (...titles: string[]): Script => ({
  beats: titles.map((title, at) =>
    newBeat(`beat-${at}`, {
      role: (["hook", "pain", "ask"] as const)[at] ?? "point",
      title,
      line,
      imagePrompt: "a jar",
    }),
  ),
  caption: "",
  hashtags: [],
});
const sceneInput = (part: Partial<SceneInput> = {}): SceneInput => ({
  kind: "carousel-image",
  brand: null,
  media: [],
  shown: [],
  handles: { tiktok: "", instagram: "" },
  ...part,
});
const carousel = (template: string, script = aScript("One", "Two")): ScriptAndStyle => ({
  script,
  style: newStyle("carousel-image", { template }),
});
const story = (script = aScript("", ""), style: Partial<Style> = {}): ScriptAndStyle => ({
  script,
  style: { ...newStyle("video-story", {}), ...style },
});
const clips = (scene: Scene | null | undefined) => scene?.tracks.flatMap((track) => track.clips) ?? [];
const imagesOf = (scene: Scene | null | undefined) => clips(scene).filter((clip) => clip.kind === "image");
const aStory = (media: Medium[]) => sceneInput({ kind: "video-story", media });

describe("a carousel", () => {
  it("gives each slide its own picture, in any order of generation", () => {
    const media = [aPicture("beat-1"), aPicture("beat-0")];
    const scenes = creationScenes(carousel("photo-essay"), sceneInput({ media }), "instagram");
    expect(scenes.map((scene) => imagesOf(scene)[0]?.src)).toEqual(["picture of beat-0", "picture of beat-1"]);
  });

  it("shows the file that the user chose in place of the generated picture", () => {
    const script = aScript("One", "Two");
    const shows = { origin: "made" as const, id: "asset", key: "mine", trimMs: 0 };
    const beats = script.beats.map((beat, at) => (at === 0 ? { ...beat, shows } : beat));
    const shown = [{ key: "mine", type: "image/jpeg" as const, durationMs: null, width: 1600, height: 900 }];
    const draft = carousel("photo-essay", { ...script, beats });
    const [first] = creationScenes(draft, sceneInput({ media: [aPicture("beat-0")], shown }), "instagram");
    expect(imagesOf(first)[0]?.src).toBe("mine");
  });

  it("shows a picture around what it is about, once it was looked at", () => {
    const picture = aPicture("beat-0");
    const pictures = new Map([[picture.key, { width: 640, height: 960, subject: { x: 0.6, y: 0.2, w: 0.2, h: 0.2 } }]]);
    const focusIn = (known: Partial<SceneInput>) =>
      creationScenes(carousel("essay"), sceneInput({ media: [picture], ...known }), "instagram")
        .flatMap(({ tracks }) => tracks.flatMap((track) => track.clips))
        .find((clip) => clip.kind === "image")?.focus;
    expect(focusIn({ pictures })).toEqual({ x: 0.7, y: expect.closeTo(0.3) });
    expect(focusIn({})).toEqual({ x: 0.5, y: 0.55 });
  });

  it("shows the former picture of a slide while a new one is made", () => {
    const media = [aPicture("beat-0", { prompt: "what it showed before" })];
    const [first] = creationScenes(carousel("photo-essay"), sceneInput({ media }), "instagram");
    expect(imagesOf(first)[0]?.src).toBe("picture of beat-0");
  });

  it.each([
    ["instagram", 1350],
    ["tiktok", 1920],
  ] as const)("is drawn for %s at 1080×%i", (target, height) => {
    const [scene] = creationScenes(carousel("marker-list"), sceneInput(), target);
    expect([scene?.width, scene?.height]).toEqual([1080, height]);
  });

  it("wears the brand", () => {
    const brand = { bg: "#ffffff", accent: "#00ff00" };
    const [scene] = creationScenes(carousel("marker-list"), sceneInput({ brand }), "instagram");
    expect(scene?.palette).toMatchObject(brand);
  });

  it("names on its last slide the account of the platform that the slide is for", () => {
    const handles = { instagram: "@fig.and.wax", tiktok: "@figwax" };
    const named = (target: "instagram" | "tiktok") =>
      clips(creationScenes(carousel("marker-list"), sceneInput({ handles }), target)[1]).flatMap((clip) =>
        clip.kind === "text" ? [clip.text] : [],
      );
    expect(named("instagram")).toContain("@fig.and.wax");
    expect(named("tiktok")).toContain("@figwax");
  });
});

describe("a video story", () => {
  it("cuts where the voice begins each beat", () => {
    const media = [aPicture("beat-0"), aPicture("beat-1"), aVoice(`${line} ${line}`)];
    const images = imagesOf(creationVideoScene(story(aScript("", ""), { music: null }), aStory(media)));
    expect(images.find((clip) => clip.src === "picture of beat-1")?.startMs).toBe(3000);
  });

  it("gives a beat the time to be read while there is no voice", () => {
    expect(creationVideoScene(story(), aStory([]))?.durationMs).toBeGreaterThanOrEqual(3000);
  });

  it("emphasizes figures and what a title marks, where they are spoken", () => {
    const said = "It burns for 60 hours and smells of fig";
    const script = {
      ...aScript(),
      beats: [newBeat("one", { role: "proof", line: said, title: "It *smells of fig*" })],
    };
    const scene = creationVideoScene(story(script, { captions: "one-word" }), aStory([aVoice(said)]));
    const captions = clips(scene).find((clip) => clip.kind === "captions");
    const loud = captions?.words.filter((word) => word.emphasis).map((word) => word.text);
    expect(loud).toEqual(["60", "smells", "of", "fig"]);
  });

  it("plays the user's own sound in place of a bed, as long as the sound exists", () => {
    const style = { music: "walk", ownMusic: { origin: "uploaded", id: "m", key: "my song" } } as const;
    const song = { key: "my song", type: "audio/mpeg", durationMs: 9000, width: 0, height: 0 } as const;
    const bedIn = (shown: SceneInput["shown"]) => {
      const scene = creationVideoScene(story(aScript("", ""), style), { ...aStory([]), shown });
      return clips(scene).flatMap((clip) => (clip.kind === "audio" && clip.role === "bed" ? [clip.source] : []));
    };
    expect(bedIn([song])).toMatchObject([{ src: "my song" }]);
    expect(bedIn([])).toMatchObject([{ bed: "walk" }]);
  });

  it("speaks with the user's own recording, beat by beat once its words are known", () => {
    const recording = { key: "mine", type: "audio/wav", durationMs: 6000, width: 0, height: 0 } as const;
    const said = `${line} ${line}`.split(" ").map((text, at) => ({ text, startMs: at * 400, endMs: at * 400 + 300 }));
    const spoken = (own: Partial<Style["ownVoice"]>) => {
      const ownVoice = { origin: "uploaded", id: "m", key: "mine", ...own } as const;
      const input = { ...aStory([aVoice(`${line} ${line}`)]), shown: [recording] };
      const scene = creationVideoScene(story(aScript("", ""), { ownVoice, music: null }), input);
      const heard = clips(scene).find((clip) => clip.kind === "audio" && clip.role === "voice");
      const second = videoTimes(story(aScript("", ""), { ownVoice, music: null }), input)[1]?.startMs;
      return [heard?.kind === "audio" && "src" in heard.source && heard.source.src, second];
    };
    expect(spoken({ said })).toEqual(["mine", 1200]);
    expect(spoken({})).toEqual(["mine", 3000]);
    expect(spoken({ key: "deleted" })).toEqual(["voice", 3000]);
  });

  it.each([
    [null, 0],
    ["quieter", -8],
    ["louder", 6],
  ] as const)("plays music that is %s than usual at %s dB", (musicLevel, gainDb) => {
    const scene = creationVideoScene(story(aScript("", ""), { music: "walk", musicLevel }), aStory([]));
    expect(clips(scene).find((clip) => clip.kind === "audio" && clip.role === "bed")).toMatchObject({ gainDb });
  });

  it("speaks the captions in the style that was chosen", () => {
    const script = aScript("", "Not what is said", "");
    const scene = creationVideoScene(
      story(script, { captions: "karaoke" }),
      aStory([aVoice(`${line} ${line} ${line}`)]),
    );
    expect(clips(scene).find((clip) => clip.kind === "captions")?.style).toBe("karaoke");
  });
});

describe("captions that the user edited", () => {
  const words = (scene: Scene | null) =>
    clips(scene).flatMap((clip) => (clip.kind === "captions" ? clip.words.map(({ text }) => text) : []));
  const captioned = (
    captionEdits: NonNullable<Script["beats"][number]["captionEdits"]>,
    style: Partial<Style> = {},
  ) => {
    const script = aScript("", "Title", "");
    const beats = script.beats.map((beat, at) => (at === 2 ? { ...beat, role: "proof" as const, captionEdits } : beat));
    return story({ ...script, beats: [...beats, newBeat("last", { role: "ask", title: "Go" })] }, style);
  };
  const spoken = sceneInput({ kind: "video-story", media: [aVoice([line, line, line].join(" "))] });

  it("show the corrected word and not the hidden one, and what the voice says stays", () => {
    const edits = [
      { word: "doing", index: 1, text: "making" },
      { word: "this", index: 2, text: "" },
    ];
    const before = words(creationVideoScene(captioned([]), spoken));
    const after = words(creationVideoScene(captioned(edits), spoken));
    expect(before.slice(-3)).toEqual(["Stop", "doing", "this"]);
    expect(after.slice(-2)).toEqual(["Stop", "making"]);
    expect(after.slice(0, -2)).toEqual(before.slice(0, -3));
    const transcript = captionTranscript(captioned(edits), spoken)[2]?.words;
    expect(transcript?.map(({ said, text, isShown }) => [said, text, isShown])).toEqual([
      ["Stop", "Stop", true],
      ["doing", "making", true],
      ["this", "", false],
    ]);
  });

  it("marks the words of a title in the sentence that it quotes, and not where they are said again", () => {
    const said = "Cold candles that smoke. Candles that drown in wax.";
    const script = aScript("", "Title", "");
    const beats = script.beats.map((beat, at) =>
      at === 2 ? { ...beat, role: "proof" as const, title: "Cold candles that smoke", line: said } : beat,
    );
    const draft = story({ ...script, beats: [...beats, newBeat("last", { role: "ask", title: "Go" })] });
    const voiced = sceneInput({ kind: "video-story", media: [aVoice([line, line, said].join(" "))] });
    const words = captionTranscript(draft, voiced)[2]?.words.filter(({ isShown }) => isShown);
    expect(words?.map(({ said: word }) => word)).toEqual(["Candles", "that", "drown", "in", "wax."]);
  });

  it("take place, size and colors of their own inside the safe zone", () => {
    const captionLook = { place: 1, size: 1.2, accent: "#ff0000", wordsPerPage: 2 };
    const captions = clips(creationVideoScene(captioned([], { captionLook }), spoken)).find(
      (clip) => clip.kind === "captions",
    );
    expect(captions).toMatchObject({ accent: "#ff0000", look: { size: 1.2, wordsPerPage: 2 } });
    expect((captions?.box.y ?? 0) + (captions?.box.h ?? 0)).toBe(269 + 979);
  });
});
