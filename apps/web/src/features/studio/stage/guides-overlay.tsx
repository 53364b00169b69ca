import { gridBoxOf, type SafeZone, type Scene, safeBoxOf, sharedBox } from "@vignette/composition";
import { m } from "@vignette/messages";
import { useId } from "react";
import { type Guides, zonesFor } from "./guides.ts";

type Box = ReturnType<typeof gridBoxOf>;
type GuidesOverlayProps = {
  scene: Pick<Scene, "width" | "height" | "safeZone">;
  guides: Guides;
  /** Boxes of the scene with a problem. */
  faults: readonly Box[];
};

/** Guides drawn over a scene, never exported: the buttons of the apps, the crop of the profile grid, and problems. */
export function GuidesOverlay({ scene, guides, faults }: GuidesOverlayProps) {
  const id = useId();
  const zones = zonesFor(scene, guides.app);
  const { width, height } = scene;
  const safe = zones.map((zone) => ({ zone, box: safeBoxOf({ ...scene, safeZone: zone }) }));
  if (safe.length === 0 && !guides.grid && faults.length === 0) return null;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      data-guides={zones.join(" ")}
      className="pointer-events-none absolute inset-0 size-full"
    >
      <defs>
        <pattern id={id} width="28" height="28" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="28" height="28" className="fill-scrim" />
          <rect width="10" height="28" className="fill-doubt" opacity="0.55" />
        </pattern>
      </defs>
      {safe.length > 0 && (
        <path
          d={around(scene, safe.map(({ box }) => box).reduce(sharedBox))}
          fillRule="evenodd"
          fill={`url(#${id})`}
          opacity="0.6"
        />
      )}
      {safe.map(({ zone, box }) => (
        <SafeArea key={zone} name={names[zone]} box={box} />
      ))}
      {guides.grid && (
        <>
          <path d={around(scene, gridBoxOf(scene))} fillRule="evenodd" className="fill-scrim" />
          <rect {...rectOf(gridBoxOf(scene))} fill="none" className="stroke-ink" strokeWidth="4" />
        </>
      )}
      {faults.map((fault) => (
        <rect
          key={`${fault.x} ${fault.y}`}
          {...rectOf(fault)}
          fill="none"
          className="stroke-failed"
          strokeWidth="8"
          rx="6"
        />
      ))}
    </svg>
  );
}

function SafeArea({ name, box }: { name: string; box: Box }) {
  return (
    <>
      <rect {...rectOf(box)} fill="none" className="stroke-mark" strokeWidth="5" strokeDasharray="22 14" />
      <text
        x={box.x + 12}
        y={box.y + box.h - 16}
        className="fill-mark stroke-canvas font-text"
        strokeWidth="8"
        paintOrder="stroke"
        fontSize="34"
        fontWeight="600"
      >
        {name}
      </text>
    </>
  );
}

const names: Record<SafeZone, string> = {
  tiktok: "TikTok",
  reels: "Reels",
  feed: "Feed",
  both: m.studio_both(),
  none: "",
};

/** A path over the whole canvas with a hole for the box. */
function around({ width, height }: Pick<Scene, "width" | "height">, { x, y, w, h }: Box): string {
  return `M0 0H${width}V${height}H0ZM${x} ${y}H${x + w}V${y + h}H${x}Z`;
}

const rectOf = ({ x, y, w, h }: Box) => ({ x, y, width: w, height: h });
