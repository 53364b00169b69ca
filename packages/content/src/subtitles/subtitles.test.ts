import { newBeat, newStyle } from "@vignette/domain/studio";
import { describe, expect, it } from "vitest";
import type { SceneInput } from "../scene-input.ts";
import { cuesOf } from "./cues-of.ts";
import { subRip, webVtt } from "./sub-rip.ts";
import { subtitlesOf } from "./subtitles-of.ts";

/** Words of 300 ms each, from `fromMs` on. */
const said = (text: string, fromMs = 0) =>
  text.split(" ").map((word, i) => ({ text: word, startMs: fromMs + i * 300, endMs: fromMs + i * 300 + 280 }));

describe("subtitles", () => {
  it("end with their sentence and at a pause, and short ones stay long enough to be read", () => {
    const cues = cuesOf([...said("It tunnels. Burn it longer"), ...said("next time", 5000)]);
    expect(cues).toEqual([
      { startMs: 0, endMs: 600, lines: ["It tunnels."] },
      { startMs: 600, endMs: 1480, lines: ["Burn it longer"] },
      { startMs: 5000, endMs: 5833, lines: ["next time"] },
    ]);
  });

  it("hold two lines of 42 characters, and stay for seven seconds at most", () => {
    const cues = cuesOf(said("one and another word that nobody ever ends with a stop ".repeat(6).trim()));
    expect(cues.length).toBeGreaterThan(2);
    for (const { startMs, endMs, lines } of cues) {
      expect(endMs - startMs).toBeLessThanOrEqual(7000);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(42);
    }
    expect(cues.flatMap(({ lines }) => lines).join(" ")).toBe(
      "one and another word that nobody ever ends with a stop ".repeat(6).trim(),
    );
  });

  it("are numbered, with hours and a decimal comma, as players read SRT", () => {
    const cues = [
      { startMs: 0, endMs: 1480, lines: ["Burn it", "longer"] },
      { startMs: 3_661_002, endMs: 3_662_000, lines: ["Done"] },
    ];
    expect(subRip(cues)).toBe(
      "1\r\n00:00:00,000 --> 00:00:01,480\r\nBurn it\r\nlonger\r\n\r\n2\r\n01:01:01,002 --> 01:01:02,000\r\nDone\r\n",
    );
  });

  it("are written as VTT too, in which its signs are escaped", () => {
    const cues = [{ startMs: 0, endMs: 1480, lines: ["Salt & wax", "<3"] }];
    expect(webVtt(cues)).toBe("WEBVTT\n\n00:00:00.000 --> 00:00:01.480\nSalt &amp; wax\n&lt;3\n");
  });

  it("hold everything that is said, also what the video writes large, and without captions", () => {
    const lines = ["Stop doing this.", "Do that."];
    const beats = lines.map((line, i) => newBeat(`beat-${i}`, { role: i === 0 ? "hook" : "ask", line, title: line }));
    const draft = {
      script: { beats, caption: "", hashtags: [] },
      style: { ...newStyle("video-story", {}), captions: null },
    };
    const voice = { kind: "voice", key: "voice", type: "audio/wav", bytes: 1, durationMs: 4000, voice: "" } as const;
    const sceneInput: SceneInput = {
      kind: "video-story",
      brand: null,
      media: [{ ...voice, said: lines.join(" "), words: said(lines.join(" ")) }],
      shown: [],
      handles: { tiktok: "", instagram: "" },
    };
    expect(subtitlesOf(draft, sceneInput)).toMatch(/1\r\n.*\r\nStop doing this\.\r\n\r\n2\r\n.*\r\nDo that\.\r\n$/);
    const [first, ...others] = beats;
    const captionEdits = [{ word: "this.", index: 2, text: "that." }];
    const edited = { ...draft.script, beats: first ? [{ ...first, captionEdits }, ...others] : [] };
    expect(subtitlesOf({ ...draft, script: edited }, sceneInput)).toContain("\r\nStop doing that.\r\n");
    expect(subtitlesOf(draft, { ...sceneInput, media: [] })).toBeNull();
  });
});
