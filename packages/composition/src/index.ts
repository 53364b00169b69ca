export { brandPalette } from "./brand/brand-palette.ts";
export {
  startExport,
  startJoin,
  startJpegs,
  startLint,
  startLoudness,
  startMeasure,
  startRepack,
  startSegment,
} from "./export/start-export.ts";
export { loadFaces, offerFaces, openLetters } from "./font-loading/load-faces.ts";
export { type CaptionPage, captionPages } from "./frame/captions/caption-pages.ts";
export { type ShownCaptions, shownCaptions } from "./frame/captions/shown-captions.ts";
export { frame } from "./frame/frame.ts";
export { neededFrames } from "./frame/motion/needed-frames.ts";
export { type Outline, outlinedTexts, outlineOf } from "./frame/outline-of.ts";
export { JoinError } from "./join/join-error.ts";
export { joinedSound } from "./join/joined-sound.ts";
export { soundOfSpan } from "./join/sound-of-span.ts";
export { wordsAcross } from "./join/words-across.ts";
export type { SceneChange } from "./lint/change.ts";
export type { LintFinding, LintRemedy, Rule } from "./lint/finding.ts";
export { gridBoxOf } from "./lint/grid-crop.ts";
export { applyFix } from "./lint/lint-scene.ts";
export { decodeSound } from "./media/decode-sound.ts";
export type { MediaFacts, MediaRefusalReason } from "./media/inspect/media-facts.ts";
export { backdropOf, inspectMedia, openVideoFrames } from "./media/late-media.ts";
export { ExportError } from "./output/export-error.ts";
export { inspectJpeg } from "./output/inspect-jpeg.ts";
export { inspectMp4, type Mp4Facts } from "./output/inspect-mp4.ts";
export { canExportVideo } from "./output/video-encoding.ts";
export { type FontRefusal, type InspectedFont, inspectFont } from "./own-faces/inspect-font.ts";
export { lettersOfLanguage } from "./own-faces/letters-of-language.ts";
export { coverRect } from "./paint/cover-rect.ts";
export { paint } from "./paint/paint.ts";
export type { PaintPicture } from "./paint/paint-context.ts";
export { createPlayer, type Player } from "./player/create-player.ts";
export { REPAIRED, type RepairLook, repairedScene } from "./repair/repaired-scene.ts";
export type { EffectName } from "./scene/audio-clip.ts";
export type { CaptionsClip, CaptionWord } from "./scene/captions-clip.ts";
export { mediaIds, ownFacesOf } from "./scene/media-ids.ts";
export { readScene } from "./scene/read-scene.ts";
export { SAFE_BOXES, safeBoxOf } from "./scene/safe-boxes.ts";
export { SafeZone } from "./scene/safe-zone.ts";
export { Clip, Scene } from "./scene/scene.ts";
export { sharedBox } from "./scene/shared-box.ts";
export { type Span, seenIn } from "./scene/span.ts";
export { ruler } from "./shaping/typesetter.ts";
export { soundKey } from "./sound/sound-key.ts";
export { SoundError } from "./sound/wav/sound-error.ts";
export { BeatMedia, FramePlatform, Storyboard, StoryboardBeat } from "./storyboard/storyboard.ts";
export { type LookedAt, lookedAt } from "./subject/index.ts";
export type { BeatTimes } from "./templates/beat-times.ts";
export { stickerArt, stickerNames } from "./templates/drawings/sticker-art.ts";
export { beatStartsMs, storyboardScenes, storyboardTimes, storyboardWords } from "./templates/templates.ts";
export { seenMedia } from "./templates/videos/seen-media.ts";
export { isFigure } from "./templates/videos/words/is-figure.ts";
