import type { Scene } from "@vignette/composition";
import type { GuideLine } from "./snapped.ts";

type GuideLinesProps = { scene: Pick<Scene, "width" | "height">; guides: readonly GuideLine[] };

/** The lines that a dragged thing is exactly on. */
export function GuideLines({ scene: { width, height }, guides }: GuideLinesProps) {
  if (guides.length === 0) return null;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden data-snap className="absolute inset-0 size-full">
      {guides.map(({ axis, at }) => {
        const ends = axis === "x" ? { x1: at, x2: at, y1: 0, y2: height } : { x1: 0, x2: width, y1: at, y2: at };
        return <line key={`${axis} ${at}`} {...ends} className="stroke-mark" strokeWidth="4" />;
      })}
    </svg>
  );
}
