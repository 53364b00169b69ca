import type { ReactNode } from "react";

export type FrameRatio = "9:16" | "4:5" | "1:1";

export type FrameProps = {
  ratio?: FrameRatio;
  /** The picture: an `<img>`, a `<canvas>`, a `<video>`. It stands whole in the plate. */
  children?: ReactNode;
  /** Stands before the print: what kind of thing it is. Decoration, as the print is. */
  icon?: ReactNode;
  /** The printed edge, in parts: `["H07", "Carousel", "6 slides"]`. Decoration: `label` must carry the same facts. */
  print: readonly string[];
  /** Its accessible name, with everything the print says. */
  label: string;
  picked?: boolean;
  /** A press picks or opens it. Leave both out for a frame that only shows. */
  onPress?: () => void;
  /** In a corner of the picture: a state badge, a length. */
  badge?: ReactNode;
};

/** The unit of the product: a plate with a printed edge. Put several into a FrameWall. */
export function Frame({ ratio = "9:16", children, icon, print, label, picked, onPress, badge }: FrameProps) {
  const plate = (
    <>
      <span data-ratio={ratio} className="frame-picture block overflow-hidden bg-sunken [&>*]:size-full">
        {children}
      </span>
      <span className="frame-print mark-sweep" aria-hidden {...(picked && { "data-picked": "" })}>
        {print.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one print never move
          <span key={index} className="flex max-w-full">
            {index === 0 && icon && <span className="flex h-4 items-center pr-1.5 empty:hidden">{icon}</span>}
            {index > 0 && <span className="px-1 opacity-60">·</span>}
            <span className="truncate">{part}</span>
          </span>
        ))}
      </span>
      {badge && <span className="absolute top-2 left-2">{badge}</span>}
    </>
  );
  return (
    <div className="frame min-w-0" {...(picked && { "data-picked": "" })}>
      {onPress ? (
        <button
          type="button"
          onClick={onPress}
          aria-label={label}
          {...pressed(picked)}
          className="frame-plate w-full cursor-pointer text-left"
        >
          {plate}
        </button>
      ) : (
        <figure aria-label={label} className="frame-plate">
          {plate}
        </figure>
      )}
    </div>
  );
}

const pressed = (picked: boolean | undefined) => (picked === undefined ? {} : { "aria-pressed": picked });

/**
 * Frames side by side, all as tall as the tallest ratio among them. Picking one dims its siblings' pictures, never their
 * print. `min` is the least width of one, in px.
 */
export function FrameWall({ min = 132, children }: { min?: number; children: ReactNode }) {
  return (
    <div
      className="frame-wall grid gap-3"
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 45%), 1fr))` }}
    >
      {children}
    </div>
  );
}
