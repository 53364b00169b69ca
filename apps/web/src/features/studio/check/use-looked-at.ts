import { type RefObject, useState } from "react";
import type { VideoStageHandle } from "../stage/video-stage.tsx";
import type { Target } from "../target.ts";
import type { StudioFinding } from "./fix-of.ts";
import { focusField } from "./focus-field.ts";

/** After a move in, in ms: words have come to rest by then. */
const SETTLED = 700;

/** Which slide in which shape is on the stage, and what was found there that somebody looks at. */
export function useLookedAt(video: RefObject<VideoStageHandle | null>) {
  const [current, setCurrent] = useState(0);
  const [target, setTarget] = useState<Target>("instagram");
  const [finding, setFinding] = useState<StudioFinding | null>(null);
  const drawn = finding && "drawn" in finding ? finding.drawn : [];
  const here = drawn.find(({ on }) => on.scene.durationMs > 0 || (on.place.target === target && on.index === current));

  function look(next: StudioFinding) {
    const { place } = next;
    setFinding(next);
    if ("drawn" in next && next.drawn[0]) setTarget(next.drawn[0].on.place.target);
    if (place.kind === "slide") setCurrent(place.index);
    if (place.kind === "span") {
      video.current?.showAt(Math.min(place.startMs + SETTLED, (place.startMs + place.endMs) / 2));
    }
    if (place.kind === "caption") focusField("caption");
  }
  return {
    current,
    setCurrent,
    target,
    setTarget,
    look,
    /** Nothing is looked at any more: it may have been mended. */
    lookAway: () => setFinding(null),
    fault: here?.box ?? null,
  };
}
