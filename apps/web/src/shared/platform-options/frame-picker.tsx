import { m } from "@vignette/messages";
import { Button, Sentence } from "@vignette/ui";
import { useId, useRef } from "react";

type FramePickerProps = {
  url: string;
  durationMs: number;
  /** Milliseconds from the start; null: the platform takes the first frame. */
  value: number | null;
  onChange: (value: number | null) => void;
};

/** The cover frame of a video, found by dragging a slider over the video itself. */
export function FramePicker({ url, durationMs, value, onChange }: FramePickerProps) {
  const id = useId();
  const video = useRef<HTMLVideoElement>(null);
  const show = (ms: number) => {
    if (video.current) video.current.currentTime = ms / 1000;
  };
  const at = value ?? 0;
  return (
    <div className="flex items-end gap-4">
      <video
        ref={video}
        src={`${url}#t=${Math.max(at / 1000, 0.001)}`}
        muted
        playsInline
        preload="metadata"
        aria-hidden
        className="aspect-9/16 w-20 shrink-0 rounded-chip bg-sunken object-cover"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <label htmlFor={id} className="flex justify-between text-base font-semibold">
          <Sentence
            text={m.post_cover_frame()}
            parts={{ at: <span className="tabular text-meta font-normal text-ink-3">{clock(at)}</span> }}
          />
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={Math.floor(durationMs / 100) * 100}
          step={100}
          value={at}
          aria-valuetext={m.post_at_of({ at: clock(at), duration: clock(durationMs) })}
          onChange={(event) => {
            const ms = Number(event.currentTarget.value);
            show(ms);
            onChange(ms);
          }}
          className="h-9 w-full accent-primary"
        />
        {value !== null && (
          <div>
            <Button
              variant="quiet"
              onClick={() => {
                show(0.001);
                onChange(null);
              }}
            >
              {m.post_use_first_frame()}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** 1400 → `0:01.4`. */
function clock(ms: number): string {
  const tenths = Math.floor(ms / 100);
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}.${tenths % 10}`;
}
