import type { Scene } from "@vignette/composition";
import { m } from "@vignette/messages";
import { useEffect, useId, useRef, useState } from "react";
import type { ChangeDraft } from "../canvas-stage.ts";
import type { ThingWords } from "../canvas-thing.ts";
import { boundsOf, type Pose } from "../pose.ts";

type WordsBubbleProps = {
  canvas: Pick<Scene, "width" | "height">;
  pose: Pose;
  words: ThingWords;
  onChange: ChangeDraft;
  onClose: () => void;
};

/**
 * The words of a thing, edited beside it while the canvas shows the result; below it, or above it where there is no
 * room.
 */
export function WordsBubble({ canvas, pose, words, onChange, onClose }: WordsBubbleProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  // The stage follows the draft with a delay. A field that showed its words would undo each letter typed meanwhile.
  const [typed, setTyped] = useState(words.value);
  const hint = useId();
  useEffect(() => {
    area.current?.focus({ preventScroll: true });
    area.current?.select();
  }, []);
  const { y, h } = boundsOf(pose);
  const isLow = y + h > canvas.height * 0.72;
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
        aria-label={words.label}
        aria-describedby={hint}
        value={typed}
        rows={2}
        maxLength={words.max}
        onChange={({ target: { value } }) => {
          setTyped(value);
          onChange((now) => words.written(now, value), words.field);
        }}
        onBlur={onClose}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key !== "Escape" && !(event.key === "Enter" && !event.shiftKey)) return;
          event.preventDefault();
          onClose();
        }}
        className="field-sizing-content block w-full resize-none bg-transparent text-base text-ink outline-none pointer-coarse:text-read"
      />
      <p id={hint} className="mt-1 text-meta text-ink-3">
        {words.hasEmphasis && `${m.canvas_asterisks_emphasize()} `}
        {m.canvas_enter_to_finish()}
      </p>
    </div>
  );
}
