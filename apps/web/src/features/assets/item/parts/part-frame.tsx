import type { PartBox } from "@vignette/domain/assets";
import { m } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import type { KeyboardEvent, PointerEvent } from "react";
import type { Grip } from "./moved-box.ts";
import type { NamePlace } from "./name-places.ts";

type PartFrameProps = {
  name: string;
  box: PartBox;
  namePlace: NamePlace;
  isSelected: boolean;
  /** The id of what the keys do. */
  hint: string;
  onSelect: () => void;
  onGrab: (event: PointerEvent, grip: Grip) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onRename: () => void;
};

/** What a finger hits of a corner lies outside of the box, so that a small one can still be moved. */
const CORNERS = {
  "top-left": "-top-2 -left-2 cursor-nwse-resize before:right-0 before:bottom-0",
  "top-right": "-top-2 -right-2 cursor-nesw-resize before:bottom-0 before:left-0",
  "bottom-left": "-bottom-2 -left-2 cursor-nesw-resize before:top-0 before:right-0",
  "bottom-right": "-right-2 -bottom-2 cursor-nwse-resize before:top-0 before:left-0",
} as const satisfies Partial<Record<Grip, string>>;

/** A light line beside a dark one: one of them is seen on any photo. */
const LINES = "shadow-[inset_0_0_0_1.5px_rgb(255_255_255/0.9),0_0_0_1px_rgb(0_0_0/0.6)]";

const ROWS = { above: "bottom-full mb-px", top: "top-0", bottom: "bottom-0", below: "top-full mt-px" } as const;

/** The frame around a part of a photo, with its name. The selected one has a handle at each corner. */
export function PartFrame({ name, box, namePlace, isSelected, hint, ...on }: PartFrameProps) {
  const place = {
    left: `${box.x * 100}%`,
    top: `${box.y * 100}%`,
    width: `${box.w * 100}%`,
    height: `${box.h * 100}%`,
  };
  return (
    <div className={classNames("pointer-events-none absolute", isSelected && "z-10")} style={place}>
      <button
        type="button"
        data-part
        aria-label={m.assets_part_box({ name: name || m.assets_part_unnamed() })}
        aria-describedby={hint}
        aria-pressed={isSelected}
        onFocus={on.onSelect}
        onKeyDown={on.onKeyDown}
        onDoubleClick={on.onRename}
        onPointerDown={(event) => {
          event.stopPropagation();
          // A finger first selects, and drags what is selected: a swipe over the photo scrolls the dialog.
          if (isSelected || event.pointerType !== "touch") on.onGrab(event, "move");
          event.currentTarget.focus({ preventScroll: true });
        }}
        className={classNames(
          "pointer-events-auto absolute inset-0 size-full rounded-chip",
          isSelected
            ? "cursor-move touch-none outline-2 -outline-offset-1 outline-mark"
            : `cursor-pointer hover:outline-2 hover:outline-mark ${LINES}`,
        )}
      />
      {/* Above the frames of other parts, which would strike it through. */}
      <span
        aria-hidden
        className={classNames(
          "absolute z-1 max-w-40 truncate rounded-chip px-1.5 py-0.5 text-meta font-semibold whitespace-nowrap",
          ROWS[namePlace.row],
          namePlace.side === "left" ? "left-0" : "right-0",
          isSelected ? "bg-mark text-on-mark" : "bg-surface/90 text-ink",
        )}
      >
        {name || m.assets_part_unnamed()}
      </span>
      {isSelected &&
        Object.entries(CORNERS).map(([corner, at]) => (
          <span
            key={corner}
            aria-hidden
            onPointerDown={(event) => {
              event.stopPropagation();
              on.onGrab(event, corner as Grip);
            }}
            className={`pointer-events-auto absolute flex size-4 touch-none items-center justify-center before:absolute before:size-11 ${at}`}
          >
            <span className="size-2.5 rounded-full border border-on-mark bg-mark" />
          </span>
        ))}
    </div>
  );
}
