export { Brand, brandPalette } from "./brand/brand-palette.ts";
export { exportCover, exportJpeg, type JpegOptions } from "./export/export-jpeg.ts";
export { exportJpegs, type JpegsOptions } from "./export/export-jpegs.ts";
export { exportMp4, exportSegment, type Mp4Options, type SegmentOptions } from "./export/export-mp4.ts";
export {
  type ExportJob,
  type ExportOptions,
  startExport,
  startJoin,
  startJpegs,
  startLint,
  startLoudness,
  startSegment,
} from "./export/start-export.ts";
export { loadFaces } from "./font-loading/load-faces.ts";
export { frame } from "./frame/frame.ts";
export { type NeededFrame, neededFrames } from "./frame/motion/needed-frames.ts";
export type { Primitive } from "./frame/primitives/primitive.ts";
export { JoinError, type JoinReason } from "./join/join-error.ts";
export { joinSegments } from "./join/join-segments.ts";
export { joinedSound } from "./join/joined-sound.ts";
export { readSegment, type Segment } from "./join/read-segment.ts";
export { soundOfSpan } from "./join/sound-of-span.ts";
export { type Variant, type VariantParts, type VariantPlan, variantMatrix } from "./join/variant-matrix.ts";
export { wordsAcross } from "./join/words-across.ts";
export { openDraw } from "./lint/browser-draw.ts";
export type { SceneChange } from "./lint/change.ts";
export type { Draw, DrawnPixels } from "./lint/draw.ts";
export { type LintFinding, type LintFix, type Rule, UNCHECKED } from "./lint/finding.ts";
export { gridBoxOf } from "./lint/grid-crop.ts";
export { applyFix, type LintOptions, lintScene } from "./lint/lint-scene.ts";
export { placeCaptions } from "./lint/place-captions.ts";
export { decodeSound } from "./media/decode-sound.ts";
export { type InspectOptions, inspectMedia } from "./media/inspect/inspect-media.ts";
export {
  type Container,
  MEDIA_LIMITS,
  type MediaFacts,
  type MediaRefusal,
  type MediaRefusalReason,
} from "./media/inspect/media-facts.ts";
export { loadSound } from "./media/load-sound.ts";
export type { Media } from "./media/media.ts";
export { openVideoFrames } from "./media/open-video-frames.ts";
export type { VideoFrames } from "./media/video-frames.ts";
export { faultsOf } from "./output/check-export.ts";
export { ExportError, type ExportReason } from "./output/export-error.ts";
export { inspectJpeg, type JpegFacts } from "./output/inspect-jpeg.ts";
export { inspectMp4, type Mp4Facts } from "./output/inspect-mp4.ts";
export { type CanExport, canExportVideo } from "./output/video-encoding.ts";
export { paint } from "./paint/paint.ts";
export type { MakeSheet, PaintContext, Picture, Resources, Sheet } from "./paint/paint-context.ts";
export { createPlayer, type Player, type PlayerOptions } from "./player/create-player.ts";
export type { Trouble } from "./player/trouble.ts";
export { ArtClip, ArtPath } from "./scene/art-clip.ts";
export { AudioClip, EffectName } from "./scene/audio-clip.ts";
export { CaptionsClip, CaptionWord } from "./scene/captions-clip.ts";
export { Colour, Hex, Palette } from "./scene/colour.ts";
export { Border, Overlay, Shadow, Surround, Transition } from "./scene/effects.ts";
export { Box, Focus } from "./scene/geometry.ts";
export { HandRingClip } from "./scene/hand-ring-clip.ts";
export { ImageClip } from "./scene/image-clip.ts";
export { Curve, Keyframe, Keyframes } from "./scene/keyframes.ts";
export { readScene } from "./scene/read-scene.ts";
export { SAFE_BOXES, safeBoxOf } from "./scene/safe-boxes.ts";
export { SafeZone } from "./scene/safe-zone.ts";
export { Clip, Scene, Track } from "./scene/scene.ts";
export { HandLineClip, ProgressClip, RectClip, ScrimClip } from "./scene/shape-clip.ts";
export { type Span, seenIn } from "./scene/span.ts";
export { Emphasis, Face, FaceRole, Stroke, TextBox, TextClip } from "./scene/text-clip.ts";
export { Motion } from "./scene/timing.ts";
export { VideoClip } from "./scene/video-clip.ts";
export { ruler } from "./shaping/typesetter.ts";
export { drift } from "./shots/drift.ts";
export { framing } from "./shots/framing.ts";
export { punchIns } from "./shots/punch-ins.ts";
export { type ShotPlace, shot } from "./shots/shot.ts";
export { effectSound } from "./sound/effects/effect-sound.ts";
export { type Mix, type MixPart, mixAudio } from "./sound/mix-audio.ts";
export { musicBed } from "./sound/music-bed.ts";
export { sceneSound } from "./sound/scene-sound.ts";
export { loudness } from "./sound/signal/loudness.ts";
export type { Sound, SoundRange, Stereo } from "./sound/signal/sound.ts";
export { truePeak } from "./sound/signal/true-peak.ts";
export { decodeWav } from "./sound/wav/decode-wav.ts";
export { SoundError, type SoundReason } from "./sound/wav/sound-error.ts";
export { BeatMedia, Storyboard, StoryboardBeat, Target } from "./storyboard/storyboard.ts";
export { findSubject } from "./subject/find-subject.ts";
export { subjectIn } from "./subject/subject-in.ts";
export type { BeatTimes } from "./templates/beat-times.ts";
export { beatStartsMs, storyboardScenes, storyboardTimes } from "./templates/templates.ts";
export type { Font, Measure } from "./text/font.ts";
export { BT709_LIMITED, type I420Converter, i420Converter } from "./yuv/i420-converter.ts";
