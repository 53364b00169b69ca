import type { Target } from "@vignette/content";
import { type RefObject, useState } from "react";
import type { VideoStageHandle } from "../stage/video-stage.tsx";
import type { StudioFinding } from "./fix-of.ts";
import { focusField } from "./focus-field.ts";
import type { DrawnFault } from "./use-layout.ts";

/** After a move in, in ms: words have come to rest by then. */
const ENTRANCE_MS = 700;

/** Rules about where words stand: seen at once, without being asked for. */
const MISPLACED = ["safe-zone", "overlap"];

type Box = DrawnFault["box"];

/** Which slide in which shape is on the stage, and what was found there that somebody looks at. */
export function useFocusedFinding(video: RefObject<VideoStageHandle | null>) {
  const [current, setCurrent] = useState(0);
  const [target, setTarget] = useState<Target>("instagram");
  const [finding, setFinding] = useState<StudioFinding | null>(null);
  const isHere = ({ on }: DrawnFault) =>
    on.scene.durationMs > 0 || (on.place.target === target && on.index === current);
  const drawnIn = (of: StudioFinding) => ("drawn" in of ? of.drawn.filter(isHere).slice(0, 1) : []);

  function look(next: StudioFinding) {
    const { place } = next;
    setFinding(next);
    if ("drawn" in next && next.drawn[0]) setTarget(next.drawn[0].on.place.target);
    if (place.kind === "slide") setCurrent(place.index);
    if (place.kind === "span") {
      video.current?.showAt(Math.min(place.startMs + ENTRANCE_MS, (place.startMs + place.endMs) / 2));
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
    clearFinding: () => setFinding(null),
    /** What is outlined on the stage: what is looked at, else words on this picture that stand where they must not. */
    faultsOf: (findings: readonly StudioFinding[]): Box[] => {
      const misplaced = findings.filter(({ rule, place }) => MISPLACED.includes(rule) && place.kind === "slide");
      return (finding ? [finding] : misplaced).flatMap(drawnIn).map(({ box }) => box);
    },
  };
}
