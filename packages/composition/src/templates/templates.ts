import { type AssetType, type TemplateName, templateOf } from "@vignette/domain/studio/catalogue";
import type { CaptionWord } from "../scene/captions-clip.ts";
import type { Scene } from "../scene/scene.ts";
import type { FramePlatform, Storyboard } from "../storyboard/storyboard.ts";
import type { BeatTimes } from "./beat-times.ts";
import { withClosing } from "./branding/with-closing.ts";
import { withLogo } from "./branding/with-logo.ts";
import { beforeAfter } from "./carousel-image/before-after.ts";
import { bigNumber } from "./carousel-image/big-number.ts";
import { checklist } from "./carousel-image/checklist.ts";
import { essay } from "./carousel-image/essay.ts";
import { markerList } from "./carousel-image/marker-list.ts";
import { outlinedText } from "./carousel-image/outlined-text.ts";
import { phoneNote } from "./carousel-image/phone-note.ts";
import { photoCaptions } from "./carousel-image/photo-captions.ts";
import { photoDump } from "./carousel-image/photo-dump.ts";
import { photoEssay } from "./carousel-image/photo-essay.ts";
import { teardown } from "./carousel-image/teardown.ts";
import { captionAbove } from "./meme-image/caption-above.ts";
import { labels } from "./meme-image/labels.ts";
import { panels } from "./meme-image/panels.ts";
import { topBottom } from "./meme-image/top-bottom.ts";
import { boiledDrawing } from "./meme-video/boiled-drawing.ts";
import { chatPlay } from "./meme-video/chat-play.ts";
import { escalation } from "./meme-video/escalation.ts";
import { freezeAndName } from "./meme-video/freeze-and-name.ts";
import type { TemplateBuilder } from "./template-builder.ts";
import { beforeAfterSplit } from "./ugc-image/before-after-split.ts";
import { realReview } from "./ugc-image/real-review.ts";
import { receipt } from "./ugc-image/receipt.ts";
import { screenInHand } from "./ugc-image/screen-in-hand.ts";
import { stickyNote } from "./ugc-image/sticky-note.ts";
import { greenScreen } from "./ugc-video/green-screen.ts";
import { hookThenDemo } from "./ugc-video/hook-then-demo.ts";
import { povHands } from "./ugc-video/pov-hands.ts";
import { talkingCutaways } from "./ugc-video/talking-cutaways.ts";
import { threeTakes } from "./ugc-video/three-takes.ts";
import { beatCuts } from "./video-story/beat-cuts.ts";
import { countdownList } from "./video-story/countdown-list.ts";
import { movingType } from "./video-story/moving-type.ts";
import { photoStory } from "./video-story/photo-story.ts";
import { splitProof } from "./video-story/split-proof.ts";
import { stopwatch } from "./video-story/stopwatch.ts";
import { heardWords, heldTimes } from "./videos/words/timed-beats.ts";

/** How each template of the catalog is drawn. One that is missing here does not compile. */
const builders: { [Kind in AssetType]: Record<TemplateName<Kind>, TemplateBuilder> } = {
  "video-story": {
    "beat-cuts": beatCuts,
    "photo-story": photoStory,
    "split-proof": splitProof,
    "countdown-list": countdownList,
    stopwatch,
    "moving-type": movingType,
  },
  "ugc-video": {
    "hook-then-demo": hookThenDemo,
    "green-screen": greenScreen,
    "talking-cutaways": talkingCutaways,
    "pov-hands": povHands,
    "three-takes": threeTakes,
  },
  "meme-video": {
    "boiled-drawing": boiledDrawing,
    "freeze-and-name": freezeAndName,
    escalation,
    "chat-play": chatPlay,
  },
  "meme-image": {
    "caption-above": captionAbove,
    "top-bottom": topBottom,
    labels,
    panels,
  },
  "ugc-image": {
    "sticky-note": stickyNote,
    "real-review": realReview,
    "before-after-split": beforeAfterSplit,
    "screen-in-hand": screenInHand,
    receipt,
  },
  "carousel-image": {
    "marker-list": markerList,
    "photo-essay": photoEssay,
    "big-number": bigNumber,
    teardown,
    "before-after": beforeAfter,
    essay,
    "photo-captions": photoCaptions,
    "outlined-text": outlinedText,
    "photo-dump": photoDump,
    "phone-note": phoneNote,
    checklist,
  },
};

/** The builder of a storyboard's template; the first template of its kind if the name is unknown. */
function builderOf({ kind, template }: Pick<Storyboard, "kind" | "template">): TemplateBuilder {
  const ofKind: Record<string, TemplateBuilder> = builders[kind];
  const { name } = templateOf(kind, template);
  const builder = ofKind[name];
  if (!builder) throw new RangeError(`No template draws ${name}.`);
  return builder;
}

/** When each beat of a video is on screen, as its template sets it. Time after the last one belongs to it. */
export function storyboardTimes(storyboard: Storyboard): BeatTimes[] {
  return heldTimes(storyboard, builderOf(storyboard).pace?.(storyboard));
}

/** Everything that is said in each beat of a video, whether or not it is shown, in ms on the clock of its scene. */
export function storyboardWords(storyboard: Storyboard): readonly (readonly CaptionWord[])[] {
  return heardWords(storyboard, builderOf(storyboard).pace?.(storyboard));
}

/** When each beat of a video begins, in ms on the clock of its scene. */
export function beatStartsMs(storyboard: Storyboard): number[] {
  return storyboardTimes(storyboard).map(({ startMs }) => startMs);
}

/** A storyboard as scenes: one for each slide of a picture kind, one for a video. */
export function storyboardScenes(storyboard: Storyboard, target: FramePlatform): Scene[] {
  const { language } = storyboard;
  const scenes = builderOf(storyboard)
    .build(storyboard, target)
    .map((scene) => withLogo(scene, storyboard));
  const closed = withClosing(scenes, storyboard);
  return language === undefined ? closed : closed.map((scene) => ({ ...scene, language }));
}
