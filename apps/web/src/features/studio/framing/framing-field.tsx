import type { ShownPart } from "@vignette/content";
import type { ShownFile } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Switch } from "@vignette/ui";
import { type PointerEvent, type ReactNode, useRef } from "react";
import { NumberField } from "../canvas/panel/number-field.tsx";
import { focusAtPercent, focusMovedBy, isMovable, partAround, percentOf } from "./moved-part.ts";

type Framing = Pick<ShownFile, "focusX" | "focusY" | "fills">;

type FramingFieldProps = {
  legend: string;
  /** The part that is drawn; what was chosen since then is ahead of it. */
  part: ShownPart;
  chosen: Framing;
  /** Of the file as displayed, in px. */
  size: { width: number; height: number };
  onChange: (framing: Framing) => void;
  /** The file itself. */
  children: ReactNode;
};

/** Which part of a clip or a photo stays in view: dragged over the whole of it, or set in percent. */
export function FramingField({ legend, part: drawn, chosen, size, onChange, children }: FramingFieldProps) {
  const part = partAround(drawn, chosen);
  const { focusX, focusY, fills } = chosen;
  const [isAcross, isAlong] = [isMovable(part, "x"), isMovable(part, "y")];
  const grip = useRef<{ clientX: number; clientY: number; part: ShownPart } | null>(null);

  function drag({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const from = grip.current;
    if (!from) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    const by = { x: (clientX - from.clientX) / width, y: (clientY - from.clientY) / height };
    onChange({ ...chosen, ...focusMovedBy(from.part, by) });
  }
  const letGo = () => {
    grip.current = null;
  };
  return (
    <fieldset className="flex min-w-0 flex-wrap items-start gap-4">
      <legend className="mb-1.5 text-dense font-semibold text-ink-2">{legend}</legend>
      <span
        aria-hidden
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = { clientX: event.clientX, clientY: event.clientY, part };
        }}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        style={{ aspectRatio: size.width / size.height }}
        className={`relative block touch-none overflow-hidden rounded-frame bg-sunken ${
          size.width > size.height ? "w-56 max-w-full" : "w-32"
        } ${isAcross || isAlong ? "cursor-move" : ""}`}
      >
        {children}
        <Shade part={part} />
      </span>
      <div className="flex min-w-40 flex-1 flex-col gap-3">
        {(isAcross || isAlong) && <p className="text-dense text-ink-3 max-md:hidden">{m.timeline_framing_help()}</p>}
        {part.isWhole && !isAcross && !isAlong && <p className="text-dense text-ink-3">{m.timeline_framing_whole()}</p>}
        <div className="grid grid-cols-2 gap-3 empty:hidden">
          {(["x", "y"] as const).map((axis) =>
            isMovable(part, axis) ? (
              <NumberField
                key={axis}
                label={axis === "x" ? m.timeline_framing_across() : m.timeline_framing_along()}
                value={percentOf(part, axis)}
                min={0}
                max={100}
                onChange={(percent) => onChange({ ...chosen, ...focusAtPercent(part, axis, percent) })}
              />
            ) : null,
          )}
        </div>
        {(drawn.isWhole || fills === true) && (
          <Switch
            label={m.timeline_framing_fill()}
            hint={m.timeline_framing_fill_help()}
            checked={fills === true}
            onChange={(next) => onChange({ ...chosen, fills: next ? true : undefined })}
          />
        )}
        {(focusX !== undefined || focusY !== undefined) && (
          <span className="-ml-3.5">
            <Button variant="quiet" onClick={() => onChange({ ...chosen, focusX: undefined, focusY: undefined })}>
              {m.timeline_framing_reset()}
            </Button>
          </span>
        )}
      </div>
    </fieldset>
  );
}

/** Darkens what is cut off, and frames what stays. */
const Shade = ({ part: { x, y, w, h } }: { part: ShownPart }) => (
  <span
    className="pointer-events-none absolute rounded-chip outline-2 -outline-offset-2 outline-mark"
    style={{
      ...{ left: `${x * 100}%`, top: `${y * 100}%`, width: `${w * 100}%`, height: `${h * 100}%` },
      boxShadow: "0 0 0 999px rgb(0 0 0 / 0.6)",
    }}
  />
);
