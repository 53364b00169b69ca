import type { ShownCaptions } from "@vignette/composition";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { CaptionLookEditor } from "../../captions/caption-look-editor.tsx";
import { select } from "../../selection.ts";
import type { CanvasStage, ChangeDraft } from "../canvas-stage.ts";
import { wordAt } from "../words/caption-words.ts";

type CaptionsPanelProps = { stage: CanvasStage; shown: ShownCaptions; onChange: ChangeDraft };

/** The look of all captions of a video, and the way to their words. */
export function CaptionsPanel({ stage, shown, onChange }: CaptionsPanelProps) {
  function openTranscript() {
    const place = stage.video && wordAt(shown, stage.video.transcript(), null);
    if (place) select({ kind: "word", beatId: place.beat.beatId, index: place.word.index });
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-dense text-ink-3">{m.canvas_captions_move_together()}</p>
        <Button onClick={openTranscript}>{m.canvas_open_the_transcript()}</Button>
      </div>
      <CaptionLookEditor
        look={stage.draft.style.captionLook}
        onChange={(captionLook) =>
          onChange(({ script, style }) => ({ script, style: { ...style, captionLook } }), "caption look")
        }
      />
    </>
  );
}
