import { wideCrop } from "@vignette/domain/studio/catalogue";
import { m } from "@vignette/messages";

type CropProps = { clip: { width: number; height: number }; focusX: number | undefined };

/** Darkens what a short does not show of a wide clip. It lies over the clip. */
export function CropShade({ clip, focusX }: CropProps) {
  const { x, w } = wideCrop(clip, focusX);
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden rounded-frame">
      <span className="absolute inset-y-0 left-0 bg-surface/80" style={{ width: `${x * 100}%` }} />
      <span className="absolute inset-y-0 right-0 bg-surface/80" style={{ width: `${(1 - x - w) * 100}%` }} />
    </span>
  );
}

/** Moves the part of a wide clip that a short shows, from its left edge to its right one. */
export function CropField({
  clip,
  focusX,
  number,
  onChange,
}: CropProps & { number: number; onChange: (focusX: number) => void }) {
  const { x, w } = wideCrop(clip, focusX);
  return (
    <label className="flex min-h-9 w-56 max-w-full items-center gap-3 text-dense text-ink-2 pointer-coarse:min-h-11">
      {m.create_crop()}
      <span className="sr-only">{m.create_part({ number })}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={Math.round((x / (1 - w)) * 100)}
        onChange={(event) => onChange(w / 2 + (Number(event.target.value) / 100) * (1 - w))}
        className="min-w-0 flex-1 cursor-pointer accent-mark"
      />
    </label>
  );
}
