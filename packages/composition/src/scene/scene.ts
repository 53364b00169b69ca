import { Fonts } from "@vignette/domain/studio/catalogue";
import * as z from "zod/mini";
import { ArtClip } from "./art-clip.ts";
import { AudioClip } from "./audio-clip.ts";
import { CaptionsClip } from "./captions-clip.ts";
import { Color, Palette } from "./color.ts";
import { Box } from "./geometry.ts";
import { HandRingClip } from "./hand-ring-clip.ts";
import { ImageClip } from "./image-clip.ts";
import { Keyframes } from "./keyframes.ts";
import { SafeZone } from "./safe-zone.ts";
import { HandLineClip, ProgressClip, RectClip, ScrimClip } from "./shape-clip.ts";
import { TextClip } from "./text-clip.ts";
import { VideoClip } from "./video-clip.ts";

export const Clip = z.discriminatedUnion("kind", [
  ImageClip,
  VideoClip,
  TextClip,
  CaptionsClip,
  RectClip,
  ScrimClip,
  ProgressClip,
  HandLineClip,
  HandRingClip,
  ArtClip,
  AudioClip,
]);
export type Clip = z.infer<typeof Clip>;

/** Clips of one layer. Later tracks are drawn over earlier ones, later clips over earlier clips of their track. */
export const Track = z.object({
  id: z.string().check(z.minLength(1)),
  clips: z.array(Clip),
  /** Moves all clips of the track together around the middle of the canvas (a page that slides in). Counts from time 0. */
  keyframes: z.optional(Keyframes),
  /** Clips the track to this box. */
  window: z.optional(Box),
});
export type Track = z.infer<typeof Track>;

/** Even, because H.264 stores color for every second pixel. */
const Side = z.number().check(z.int(), z.minimum(64), z.maximum(4096), z.multipleOf(2));

/**
 * The document that everything is drawn from: preview, export and unattended render read the same scene.
 * It is small JSON and names media by id; the bytes stay with the caller. A still has `durationMs` 0.
 */
export const Scene = z.object({
  version: z.literal(2),
  width: Side,
  height: Side,
  frameRate: z.number().check(z.int(), z.minimum(1), z.maximum(60)),
  /** At most ten minutes: the longest reel or TikTok that can be created here (our own choice). */
  durationMs: z.number().check(z.minimum(0), z.maximum(600_000)),
  /** It begins again at its end: its sound ends as loud as it began. */
  loops: z.optional(z.boolean()),
  background: Color,
  palette: Palette,
  /** The brand's own faces; a text names them by role. Absent: Native for both. */
  fonts: z.optional(Fonts),
  /** Of its words, as a code such as `de` or `pt-BR`, for hyphenation. Absent: unknown, words are not hyphenated. */
  language: z.optional(z.string().check(z.maxLength(12))),
  /** Words that are meant to be read stay inside its box (`safeBoxOf`; docs/content.md#safe-areas). */
  safeZone: SafeZone,
  tracks: z.array(Track),
});
export type Scene = z.infer<typeof Scene>;
