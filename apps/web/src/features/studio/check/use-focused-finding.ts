import type { FramePlatform } from "@vignette/content";
import { type RefObject, useState } from "react";
import type { VideoStageHandle } from "../stage/video-stage.tsx";
import { ENTRANCE_MS } from "./checked-scenes.ts";
import type { StudioFinding } from "./fix-of.ts";
import { focusField } from "./focus-field.ts";
import type { DrawnFault } from "./use-layout.ts";

/** Rules about the position of text. Their findings are outlined at once, without selecting them. */
const MISPLACED = ["safe-zone", "overlap"];

type Box = DrawnFault["box"];

/** The slide and platform on the stage, and the finding that is selected in the check panel. */
export function useFocusedFinding(video: RefObject<VideoStageHandle | null>) {
  const [current, setCurrent] = useState(0);
  const [target, setTarget] = useState<FramePlatform>("instagram");
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
    /** Deselects the finding: a change of the draft may have fixed it. */
    clearFinding: () => setFinding(null),
    /**
     * The boxes to outline on the stage: those of the selected finding, otherwise misplaced text of the picture in
     * view.
     */
    faultsOf: (findings: readonly StudioFinding[]): Box[] => {
      const misplaced = findings.filter(({ rule, place }) => MISPLACED.includes(rule) && place.kind === "slide");
      return (finding ? [finding] : misplaced).flatMap(drawnIn).map(({ box }) => box);
    },
  };
}
