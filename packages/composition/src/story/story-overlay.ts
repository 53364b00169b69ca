import type { Colour } from "../scene/colour.ts";
import type { Clip } from "../scene/scene.ts";
import type { TextClip } from "../scene/text-clip.ts";
import { countWords } from "../text/words.ts";
import type { StoryBeat } from "./story-script.ts";

/** Left column of *Both*; titles stand in its upper part, away from the captions (ux §6, y 330-660). */
const TITLE_BOX = { x: 65, y: 330, w: 845, h: 360 };
/** No captions stand below a hook that is written as it is spoken. */
const LONG_TITLE_BOX = { ...TITLE_BOX, h: 640 };
/** Law 2 of ux §6. */
const LAWFUL_WORDS = 9;
const ASK_BOX = { x: 65, y: 470, w: 845, h: 480 };

/** The written words of a beat: the hook from frame 0, titles that slam in (emphasis in `accent`), the ask on accent. */
export function storyOverlay(beat: StoryBeat, index: number, hook: "boxed" | "slam", accent: Colour): Clip[] {
  const { text, phrase } = emphasised(written(beat));
  if (text === "") return [];
  const common = {
    kind: "text",
    id: `overlay-${index}`,
    text,
    startMs: beat.startMs,
    endMs: overlayEnd(beat),
  } as const;
  if (beat.role === "ask") return [{ ...common, ...ASK }];
  if (index === 0 && hook === "boxed") return [{ ...common, ...boxed(phrase, countWords(text)) }];
  // Frame 0 is complete: what opens the video does not move in.
  return [{ ...common, ...title(phrase, accent), motion: index === 0 ? "cut" : "slam" }];
}

/** What stands on screen: an ask is always written. */
const written = ({ overlay, role, line }: StoryBeat) => overlay ?? (role === "ask" ? line : "");

/**
 * Until when a beat's overlay stands, in ms. Law 3: at least 1.5 s, and 0.5 s and 0.3 s a word; never longer than its
 * beat. The hook and the ask stay to the end of theirs.
 */
export function overlayEnd(beat: StoryBeat): number {
  if (beat.role === "hook" || beat.role === "ask") return beat.endMs;
  const read = 500 + 300 * countWords(written(beat));
  return Math.min(beat.endMs, beat.startMs + Math.max(read, 2500));
}

/** Takes the phrase between asterisks out of an overlay. */
function emphasised(overlay: string): { text: string; phrase: string } {
  const phrase = /\*([^*]+)\*/.exec(overlay)?.[1] ?? "";
  return { text: overlay.replaceAll("*", "").trim(), phrase };
}

type Style = Omit<TextClip, "kind" | "id" | "text" | "startMs" | "endMs">;

/** *Boxed native*: as if typed in the app. A hook within the law shrinks to three lines; a longer one may take more. */
function boxed(phrase: string, words: number): Style {
  return {
    ...(words <= LAWFUL_WORDS ? { box: TITLE_BOX, maxLines: 3 } : { box: LONG_TITLE_BOX }),
    face: "native",
    weight: 700,
    size: 92,
    minSize: 64,
    lineHeight: 112 / 92,
    tracking: -0.01,
    color: "ink",
    align: "left",
    valign: "top",
    textBox: { shape: "lines", color: "#ffffff", padX: 26, padY: 14, radius: 18 },
    ...(phrase === "" ? {} : { emphasis: { phrase, style: "marker" as const, color: "accent", on: "onAccent" } }),
    motion: "cut",
  };
}

/** *Punch* in capitals, two lines, white with an edge of ink; the emphasised phrase in accent. */
function title(phrase: string, accent: Colour): Style {
  return {
    box: TITLE_BOX,
    face: "punch",
    weight: 400,
    size: 150,
    minSize: 96,
    lineHeight: 1.12,
    maxLines: 2,
    caps: true,
    color: "#ffffff",
    align: "left",
    valign: "top",
    stroke: { color: "ink", width: 10 },
    ...(phrase === "" ? {} : { emphasis: { phrase, style: "color" as const, color: accent } }),
    motion: "slam",
  };
}

const ASK: Style = {
  box: ASK_BOX,
  face: "native",
  weight: 800,
  size: 100,
  minSize: 64,
  lineHeight: 1.24,
  tracking: -0.01,
  color: "onAccent",
  align: "left",
  valign: "middle",
  textBox: { shape: "lines", color: "accent", padX: 30, padY: 18, radius: 18 },
  motion: "pop",
};
