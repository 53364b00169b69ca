import type { Scene } from "@vignette/composition";
import type { ScriptAndStyle, WordsSource } from "@vignette/content";
import { useEffect, useRef } from "react";
import { changeBeat } from "../editor/beats/beat-operations.ts";
import type { ChangeDraft } from "./canvas-stage.ts";
import { boundsOf, type Pose } from "./pose.ts";

type WordsBubbleProps = {
  canvas: Pick<Scene, "width" | "height">;
  pose: Pose;
  source: WordsSource;
  draft: ScriptAndStyle;
  onChange: ChangeDraft;
  onClose: () => void;
};

/**
 * The words of a text, edited beside it while the canvas shows the result. They are the beat's own words; a phrase in
 * *asterisks* stays emphasized.
 */
export function WordsBubble({ canvas, pose, source, draft, onChange, onClose }: WordsBubbleProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.select(), []);
  const { y, h } = boundsOf(pose);
  const isLow = y + h > canvas.height * 0.72;
  const words = draft.script.beats.find(({ id }) => id === source.beatId)?.[source.field] ?? "";
  const place = isLow
    ? { bottom: `calc(${(1 - y / canvas.height) * 100}% + 10px)` }
    : { top: `calc(${((y + h) / canvas.height) * 100}% + 10px)` };
  return (
    <div
      className="pointer-events-auto absolute inset-x-1 z-20 rounded-control border border-edge bg-raised p-2 shadow-popover"
      style={place}
    >
      <textarea
        ref={area}
        aria-label={source.field === "title" ? "Words of the title" : "Words of the text"}
        aria-describedby="words-bubble-hint"
        value={words}
        rows={2}
        maxLength={source.field === "title" ? 200 : 240}
        onChange={({ target }) =>
          onChange(
            (now) => ({ ...now, script: changeBeat(now.script, source.beatId, { [source.field]: target.value }) }),
            `beats.${source.beatId}.${source.field}`,
          )
        }
        onBlur={onClose}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key !== "Escape" && !(event.key === "Enter" && !event.shiftKey)) return;
          event.preventDefault();
          onClose();
        }}
        className="field-sizing-content block w-full resize-none bg-transparent text-base text-ink outline-none pointer-coarse:text-read"
      />
      <p id="words-bubble-hint" className="mt-1 text-meta text-ink-3">
        *Asterisks* emphasize. Enter to finish.
      </p>
    </div>
  );
}
