import type { Clip, Scene } from "../../scene/scene.ts";
import type { Storyboard } from "../../storyboard/storyboard.ts";
import { countLineParts } from "../../text/words.ts";
import { closingCard } from "./closing-card.ts";

/** Of a card in a video, in ms: as long as reading it takes, within these. Our own choice. */
const LEAST_MS = 2000;
const MOST_MS = 3000;
/** The longest scene. */
const LONGEST_MS = 600_000;

/**
 * Scenes with the brand's closing card: one more slide, or the end of the video, over which the music plays on. A video
 * that has the greatest length already stays as it is.
 */
export function withClosing(scenes: readonly Scene[], storyboard: Storyboard): Scene[] {
  const { closing, kind } = storyboard;
  const last = scenes.at(-1);
  if (!closing || !last) return [...scenes];
  if (kind !== "carousel-image") return scenes.map((scene) => ended(scene, storyboard, closing));
  const durationMs = cardMs(closing);
  const page = { ...last, durationMs, background: "bg" as const, tracks: [] };
  const clips = closingCard(closing, page, storyboard, { startMs: 0, endMs: durationMs });
  return [...scenes, { ...page, tracks: [{ id: "closing", clips }] }];
}

type Closing = NonNullable<Storyboard["closing"]>;

function ended(scene: Scene, storyboard: Storyboard, closing: Closing): Scene {
  const startMs = scene.durationMs;
  const endMs = startMs + cardMs(closing);
  if (endMs > LONGEST_MS) return scene;
  const card = closingCard(closing, scene, storyboard, { startMs, endMs });
  const entering = card.map((clip) => (clip.kind === "text" ? { ...clip, motion: "rise" as const } : clip));
  const tracks = scene.tracks.map((track) => ({ ...track, clips: track.clips.map((clip) => playedOn(clip, endMs)) }));
  return { ...scene, durationMs: endMs, tracks: [...tracks, { id: "closing", clips: entering }] };
}

/** Music and room tone end with the card, in their own fade. */
function playedOn(clip: Clip, endMs: number): Clip {
  return clip.kind === "audio" && clip.role === "bed" ? { ...clip, endMs } : clip;
}

/** On whole frames. Source: docs/content.md#reading-time. */
function cardMs({ name, line, address }: Closing): number {
  const readMs = 500 + 300 * countLineParts(`${name} ${line} ${address}`);
  return Math.min(MOST_MS, Math.max(LEAST_MS, Math.ceil(readMs / 100) * 100));
}
