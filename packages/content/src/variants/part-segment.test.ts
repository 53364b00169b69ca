import { joinedSound } from "@vignette/composition";
import { newBeat, newStyle, type Script, type VariantPart, type VariantPlace } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import { joinedCell } from "./joined-cell.ts";
import { type PartSegment, partSegment, type Sources } from "./part-segment.ts";
import type { VariantSource } from "./source.ts";

/** Words that are spoken one every 500 ms, each heard for 400. */
const spoken = (said: string, key: string) => {
  const words = said.split(" ").map((text, at) => ({ text, startMs: at * 500, endMs: at * 500 + 400 }));
  const facts = { type: "audio/wav", bytes: 1, voice: "", url: "", durationMs: words.length * 500 };
  return { kind: "voice" as const, key, said, words, ...facts };
};

function aSource(id: string, lines: readonly string[], template = "beat-cuts"): VariantSource {
  const roles = ["hook", "point", "proof", "ask"] as const;
  const script: Script = {
    beats: lines.map((line, at) => newBeat(`${id}-${at}`, { role: roles[at] ?? "point", line, title: line })),
    caption: "",
    hashtags: [],
  };
  const media = [spoken(lines.join(" "), `voice-${id}`)];
  const style = {
    ...newStyle("video-story", { template }),
    music: id === "base" ? ("walk" as const) : ("low" as const),
  };
  const sceneInput = {
    kind: "video-story",
    brand: null,
    media,
    shown: [],
    handles: { tiktok: "", instagram: "" },
  } as const;
  return { id, name: id, draft: { script, style }, sceneInput, files: [] };
}

const base = aSource("base", [
  "Your candle lies",
  "It says sixty hours",
  "Ours really burns that long",
  "Try it tonight",
]);
const other = aSource("other", ["Another hook", "Another middle is here", "And goes on", "Another ask"]);
const sources: Sources = {
  base,
  others: new Map([["other", other]]),
  media: [spoken("Nobody told you this", "voice-written")],
};
const part = (place: VariantPlace, from: VariantPart["from"] = { kind: "own" }): VariantPart => ({
  id: `${place}-${from.kind}`,
  place,
  number: 1,
  from,
});
const written: VariantPart["from"] = { kind: "written", text: "Nobody told you this", hookId: null };
const cut = (it: VariantPart, from = sources): PartSegment => {
  const segment = partSegment(it, from);
  if (!segment) throw new Error("This part is there.");
  return segment;
};
const heard = ({ sound }: Pick<PartSegment, "sound">) => sound.tracks.flatMap(({ clips }) => clips);
const voices = (clips: ReturnType<typeof heard>) =>
  clips.filter((clip) => clip.kind === "audio" && clip.role === "voice");

/** Cuts are on the music, in the pause before a sentence. */
const nearly = (ms: number) => expect.closeTo(ms, -2);

describe("a video cut into its parts", () => {
  it("is whole again when they are put together: no frame twice, none missing", () => {
    const parts = [cut(part("hook")), cut(part("body")), cut(part("ending"))];
    expect(parts.map(({ span }) => span.fromMs)).toEqual([0, parts[0]?.span.toMs, parts[1]?.span.toMs]);
    for (const { durationMs } of parts)
      expect((durationMs * 30) / 1000).toBeCloseTo(Math.round((durationMs * 30) / 1000), 6);
    expect(parts.map(({ text }) => text)).toEqual(["Your candle lies", "It says sixty hours", "Try it tonight"]);
  });

  it("is heard as it was: one music under all of it, every word once and in its place", () => {
    const [hook, body, ending] = [cut(part("hook")), cut(part("body")), cut(part("ending"))];
    const clips = heard({ sound: joinedSound([hook.sound, body.sound, ending.sound]) });
    const beds = clips.filter((clip) => clip.kind === "audio" && clip.role === "bed");
    expect(beds).toMatchObject([{ startMs: 0, source: { bed: "walk" } }]);
    expect(beds[0]?.endMs).toBeCloseTo(hook.durationMs + body.durationMs + ending.durationMs);
    const said = voices(clips).map((clip) => ("trimMs" in clip ? [clip.trimMs, clip.endMs - clip.startMs] : []));
    expect(said.map(([from]) => from)).toEqual([0, 1500, 6000]);
    for (const clip of voices(clips))
      expect(Math.abs(clip.startMs - (("trimMs" in clip && clip.trimMs) || 0))).toBeLessThan(34);
  });

  it("lets a written hook say its own recording, and changes no other part", () => {
    const hook = cut(part("hook", written));
    expect(hook).toMatchObject({ text: "Nobody told you this", lacksVoice: false, isTorn: false });
    expect(voices(heard(hook))).toMatchObject([
      { startMs: 0, trimMs: 0, endMs: nearly(2000), source: { src: "voice-written" } },
    ]);
    expect(hook.durationMs).toEqual(nearly(2000));
    expect(JSON.stringify(hook.scene)).toContain("Nobody told you this");
    expect(JSON.stringify(hook.scene)).not.toContain("sixty");
    expect(cut(part("hook", { ...written, text: "Something else is said" })).lacksVoice).toBe(true);
  });

  it("shows a picture in place of a speaker who does not say the written words", () => {
    const size = { width: 720, height: 1280, durationMs: 8000, bytes: 1, tookMs: 1 };
    const take = {
      kind: "take",
      key: "take",
      type: "video/mp4",
      presenter: "mara",
      voiceKey: "voice-base",
      ...size,
    } as const;
    const photo = { key: "photo", type: "image/jpeg", durationMs: null, width: 1080, height: 1350 } as const;
    const shows = { origin: "uploaded", id: "p", key: "photo", trimMs: 0 } as const;
    const { draft, sceneInput } = base;
    const beats = draft.script.beats.map((beat, at) => (at === 1 ? { ...beat, shows } : beat));
    const style = { ...draft.style, template: "talking-cutaways", presenter: "mara" };
    const talking: VariantSource = {
      ...base,
      draft: { script: { ...draft.script, beats }, style },
      sceneInput: {
        ...sceneInput,
        kind: "ugc-video",
        shown: [photo],
        media: [...sceneInput.media, take],
      },
    };
    const drawn = (it: VariantPart) => JSON.stringify(cut(it, { ...sources, base: talking }).scene);
    expect(drawn(part("hook"))).toContain('"src":"take"');
    expect(drawn(part("hook", written))).not.toContain('"src":"take"');
    expect(drawn(part("hook", written))).toContain('"src":"photo"');
    expect(drawn(part("ending", { ...written, text: "Get yours" }))).not.toContain('"src":"take"');
  });

  it("plays one music under another video's body, which keeps its own voice", () => {
    const body = cut(part("body", { kind: "creation", creationId: "other" }));
    expect(heard(body)).toContainEqual(expect.objectContaining({ source: { bed: "walk" } }));
    expect(voices(heard(body))).toMatchObject([{ source: { src: "voice-other" }, trimMs: nearly(1000) }]);
    expect(partSegment(part("body", { kind: "creation", creationId: "gone" }), sources)).toBeNull();
  });

  it("is drawn anew only where what it shows has changed", () => {
    // Large words beat with the music; the words of this look do not.
    const style = newStyle("video-story", { template: "photo-story" });
    const musical = (music: "walk" | null): Sources => ({
      ...sources,
      base: { ...base, draft: { ...base.draft, style: { ...style, music } } },
    });
    const [louder, quieter] = [musical("walk"), musical(null)];
    expect(cut(part("body"), quieter).key).toBe(cut(part("body"), louder).key);
    const [hook, body, ending] = [part("hook"), part("body"), part("ending")];
    const stamp = (from: Sources) =>
      joinedCell({ key: "k", hook, body, ending }, new Map([hook, body, ending].map((it) => [it.id, cut(it, from)])))
        ?.stamp;
    expect(stamp(louder)).toBe(stamp({ ...louder }));
    expect(stamp(quieter)).not.toBe(stamp(louder));
  });
});

describe("a look that cannot be taken apart", () => {
  it("is refused by its name", () => {
    const chat = aSource("base", ["Hi", "Hi there", "So?", "Bye"], "chat-play");
    const sceneInput = { ...chat.sceneInput, kind: "meme-video" as const, media: [] };
    const draft = { ...chat.draft, style: newStyle("meme-video", { template: "chat-play" }) };
    const torn = { ...sources, base: { ...chat, draft, sceneInput, name: "The chat" } };
    const [hook, body, ending] = [part("hook"), part("body"), part("ending")];
    const byId = new Map([hook, body, ending].map((it) => [it.id, cut(it, torn)]));
    expect(joinedCell({ key: "k", hook, body, ending }, byId)?.trouble).toEqual({ reason: "torn", name: "The chat" });
  });
});
