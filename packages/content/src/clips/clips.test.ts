import type { Clip, Scene } from "@vignette/composition";
import { newBeat, newStyle, type ShownFile, type Style } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { captionTranscript } from "../captions/caption-transcript.ts";
import { creationVideoScene, videoTimes } from "../creation-scenes.ts";
import type { SceneInput, ScriptAndStyle } from "../scene-input.ts";
import { playedBeats } from "./played-beats.ts";

const said = ["we", "um", "pour", "them", "by", "hand"].map((text, i) => ({
  text,
  startMs: 1000 + i * 500,
  endMs: 1400 + i * 500,
}));
const file = (key: string, part: Partial<SceneInput["shown"][number]> = {}) =>
  ({ key, type: "video/mp4", durationMs: 8000, width: 1080, height: 1920, ...part }) as const;
const sceneInput: SceneInput = {
  kind: "video-story",
  brand: null,
  media: [],
  shown: [
    file("phone"),
    file("wide", { width: 1920, height: 1080 }),
    file("photo", { type: "image/jpeg", durationMs: null }),
  ],
  handles: { tiktok: "", instagram: "" },
};
const shown = (key: string, part: Partial<ShownFile> = {}): ShownFile => ({
  ...{ origin: "uploaded", id: "m", key, trimMs: 0 },
  ...part,
});
const pieces = (...[shows, ...more]: ShownFile[]) => ({ shows: shows ?? null, ...(more.length > 0 && { more }) });
const story = (first: object, style: Partial<Style> = {}, second: object = {}): ScriptAndStyle => ({
  script: { beats: [newBeat("a", first), newBeat("b", { title: "Two", ...second })], caption: "", hashtags: [] },
  style: { ...newStyle("video-story", { template: "beat-cuts" }), music: null, ...style },
});
const clipsOf = (scene: Scene | null) => scene?.tracks.flatMap(({ clips }) => clips) ?? [];
const clips = (draft: ScriptAndStyle) => clipsOf(creationVideoScene(draft, sceneInput));
const isPicture = (clip: Clip) => clip.kind === "image" || clip.kind === "video";
const pictures = (draft: ScriptAndStyle) => clips(draft).flatMap((clip) => (isPicture(clip) ? [clip] : []));
const videos = (draft: ScriptAndStyle) => clips(draft).flatMap((clip) => (clip.kind === "video" ? [clip] : []));

describe("a beat with several clips", () => {
  const cut = story(
    pieces(
      shown("phone", { trimMs: 1000, endTrimMs: 1500, said }),
      shown("phone", { trimMs: 2000, endTrimMs: 4000, speed: 2 }),
      shown("photo", { endTrimMs: 1000 }),
    ),
  );

  it("shows one after the other, and lasts as long as they do", () => {
    expect(videoTimes(cut, sceneInput)[0]).toEqual({ startMs: 0, endMs: 2500 });
    expect(pictures(cut).slice(0, 3)).toMatchObject([
      { src: "phone", startMs: 0, endMs: 500, trimMs: 1000, speed: 1 },
      { src: "phone", startMs: 500, endMs: 1500, trimMs: 2000, speed: 2 },
      { kind: "image", src: "photo", startMs: 1500, endMs: 2500 },
    ]);
  });

  it("writes what is said in them where it is heard now, without the words that were cut", () => {
    const captions = clips(cut).flatMap((clip) => (clip.kind === "captions" ? clip.words : []));
    expect(captions.map(({ text, startMs }) => [text, startMs])).toEqual([
      ["we", 0],
      ["pour", 500],
      ["them", 750],
      ["by", 1000],
      ["hand", 1250],
    ]);
  });

  it("is divided between beats that show nothing else, as in a short, and is heard once", () => {
    const look = { template: "talking-cutaways" };
    const parts = [
      shown("phone", { trimMs: 1000, endTrimMs: 2500, said }),
      shown("phone", { trimMs: 2500, endTrimMs: 5500 }),
    ] as const;
    const short = story({ title: "We pour", ...pieces(parts[0]) }, look, pieces(parts[1]));
    const ugc = { ...sceneInput, kind: "ugc-video" } as const;
    expect(videoTimes(short, ugc).map(({ endMs }) => endMs)).toEqual([1500, 4500]);
    expect(captionTranscript(short, ugc).map(({ spoken }) => spoken.map(({ text }) => text).join(" "))).toEqual([
      "we um pour",
      "them by hand",
    ]);
  });

  it("begins again where the beat lasts longer, or holds its last picture", () => {
    const held = (holds: boolean) =>
      videos(story({ ...pieces(shown("phone", { endTrimMs: 1000, ...(holds && { holds }) })), holdMs: 2500 }))
        .filter(({ endMs }) => endMs <= 2500)
        .map(({ startMs, endMs, trimMs, freezeAtMs }) => [startMs, endMs, trimMs, freezeAtMs]);
    expect(held(false)).toEqual([
      [0, 1000, 0, undefined],
      [1000, 2000, 0, undefined],
      [2000, 2500, 0, undefined],
    ]);
    expect(held(true)).toEqual([[0, 2500, 0, 1000]]);
  });

  it("shows a wide clip whole beside an upright one", () => {
    const both = pictures(story(pieces(shown("phone", { endTrimMs: 1000 }), shown("wide", { endTrimMs: 1000 }))));
    expect(both.slice(0, 2).map(({ fit }) => fit)).toEqual(["cover", "contain"]);
  });

  it("goes on without a clip that was deleted", () => {
    const left = pictures(story(pieces(shown("deleted"), shown("phone", { endTrimMs: 1500 }))));
    expect(left[0]).toMatchObject({ src: "phone", startMs: 0, endMs: 1500 });
  });
});

describe("the same clip in two beats", () => {
  const long = ["one", "two", "three", "four", "five", "six"].map((text, i) => ({
    ...{ text, startMs: i * 1000, endMs: i * 1000 + 800 },
  }));
  const again = story(
    { ...pieces(shown("phone", { said: long })), holdMs: 3000 },
    {},
    {
      ...{ title: "", ...pieces(shown("phone")), holdMs: 2000 },
    },
  );

  it("plays on in the second where the first ended, with its words, times and captions", () => {
    expect(pictures(again).map((clip) => [clip.startMs, clip.kind === "video" && clip.trimMs])).toEqual([
      [0, 0],
      [3000, 3000],
    ]);
    const transcript = captionTranscript(again, sceneInput);
    expect(transcript.map(({ spoken }) => spoken.map(({ text, startMs }) => [text, startMs]))).toEqual([
      [
        ["one", 0],
        ["two", 1000],
        ["three", 2000],
      ],
      [
        ["four", 3000],
        ["five", 4000],
      ],
    ]);
  });

  it("is cut where it is seen, and only in the beat that is edited", () => {
    const ranges = (script: ScriptAndStyle["script"]) =>
      script.beats.map(({ shows }) => [shows?.trimMs, shows?.endTrimMs]);
    expect(ranges(playedBeats(again, sceneInput, new Set(["b"])))).toEqual([
      [0, undefined],
      [3000, undefined],
    ]);
    expect(playedBeats(again, sceneInput, new Set(["a"]))).toBe(again.script);
    const ugc = { ...sceneInput, kind: "ugc-video" } as const;
    const beats = [...again.script.beats, newBeat("c", { ...pieces(shown("photo")), holdMs: 1000 })];
    const take = { script: { ...again.script, beats }, style: newStyle("ugc-video", { template: "talking-cutaways" }) };
    expect(ranges(playedBeats(take, ugc, new Set(["b"])))).toEqual([
      [0, 3000],
      [3000, undefined],
      [0, undefined],
    ]);
  });
});

describe("a talking take under other pictures", () => {
  it("stays in one piece when its beat is split", () => {
    const draft = {
      script: {
        beats: [
          newBeat("a", { line: "One", ...pieces(shown("phone", { endTrimMs: 2000 })) }),
          newBeat("b", { line: "Two", ...pieces(shown("phone", { trimMs: 2000 })) }),
          newBeat("c", { line: "Three", ...pieces(shown("photo")) }),
          newBeat("d", { role: "ask", title: "Try it" }),
        ],
        caption: "",
        hashtags: [],
      },
      style: newStyle("ugc-video", { template: "talking-cutaways" }),
    };
    const scene = creationVideoScene(draft, { ...sceneInput, kind: "ugc-video" });
    const take = scene?.tracks.find(({ id }) => id === "take")?.clips ?? [];
    expect(take.map((clip) => (clip.kind === "video" ? clip.trimMs - clip.startMs : null))).toEqual([0, 0]);
  });
});

describe("the picture of a beat", () => {
  const second = pieces(shown("photo"));
  it.each([
    ["crossfade", "crossfade"],
    ["slide", "page-slide"],
    ["zoom", "zoom"],
    ["cut", undefined],
  ] as const)("follows the one before by a %s", (transition, kind) => {
    const [, next] = pictures(story(pieces(shown("phone")), {}, { ...second, transition }));
    expect(next?.transition?.kind).toBe(kind);
  });
});

describe("the sound of a video", () => {
  const line = "Stop doing this";
  const voice = {
    kind: "voice",
    key: "v",
    type: "audio/wav",
    bytes: 1,
    durationMs: 4000,
    said: line,
    voice: "",
  } as const;
  const words = line.split(" ").map((text, i) => ({ text, startMs: i * 400, endMs: i * 400 + 300 }));
  const scene = (clip: Partial<ShownFile>, style: Partial<Style>) =>
    clipsOf(
      creationVideoScene(story({ line, ...pieces(shown("phone", clip)) }, { music: "walk", ...style }), {
        ...sceneInput,
        media: [{ ...voice, words }],
      }),
    );
  const heard = (all: Clip[]) =>
    all.flatMap((clip) => {
      if (clip.kind === "video") return clip.sound ? [["clip", clip.sound.gainDb]] : [];
      return clip.kind === "audio" && clip.role !== "effect" ? [[clip.role, clip.gainDb]] : [];
    });

  it("is as loud, track by track, as the user set it, and silent where it was muted", () => {
    const sound = { voice: { gainDb: -3 }, music: { muted: true }, clips: { gainDb: 2 } };
    expect(heard(scene({ sound: { muted: false, gainDb: -6 } }, { sound }))).toEqual([
      ["clip", -4],
      ["voice", -3],
    ]);
  });

  it("has no sound of clips under a voice unless the user wants it", () => {
    expect(heard(scene({}, {}))).toEqual([
      ["voice", 0],
      ["bed", 0],
    ]);
  });

  it("fades as the user set it, and plays music as loud under the voice without ducking", () => {
    const sound = { music: { fadeInMs: 1000, fadeOutMs: 2000 }, ducking: false };
    const bed = scene({}, { sound }).find((clip) => clip.kind === "audio" && clip.role === "bed");
    expect(bed).toMatchObject({ fadeInMs: 1000, fadeOutMs: 2000, isSteady: true });
  });
});
