import { storedValue } from "../../../shared/stored-value.ts";
import { useStoredValue } from "../../../shared/use-stored-value.ts";

const open = storedValue("studio:timeline");
const zoom = storedValue("studio:timeline-zoom");
const magnet = storedValue("studio:magnet");

/** How far a timeline can be pulled apart. */
export const MAX_ZOOM = 8;

/** How somebody likes the timeline; remembered on this device. Folded until it is opened, as most never need it. */
export function useTimelineLook() {
  return {
    isOpen: useStoredValue(open) === "open",
    fold: (isOpen: boolean) => open.write(isOpen ? "open" : null),
    /** 1 shows everything at once. */
    zoom: Math.min(MAX_ZOOM, Math.max(1, Number(useStoredValue(zoom) ?? 1) || 1)),
    zoomTo: (value: number) => zoom.write(String(value)),
    /** Edges snap to words and to other edges. */
    magnet: useStoredValue(magnet) !== "off",
    magnetise: (isOn: boolean) => magnet.write(isOn ? null : "off"),
  };
}
export type TimelineLook = ReturnType<typeof useTimelineLook>;
