import { storedValue } from "../../../shared/storage/stored-value.ts";
import { useStoredValue } from "../../../shared/storage/use-stored-value.ts";

const open = storedValue("studio:timeline");
const zoom = storedValue("studio:timeline-zoom");
const magnet = storedValue("studio:magnet");

/** Largest zoom of the timeline. */
export const MAX_ZOOM = 8;

/** How the user has set up the timeline, stored in this browser. Collapsed until it is opened for the first time. */
export function useTimelineLook() {
  return {
    isOpen: useStoredValue(open) === "open",
    fold: (isOpen: boolean) => open.write(isOpen ? "open" : null),
    /** 1 shows the whole video. */
    zoom: Math.min(MAX_ZOOM, Math.max(1, Number(useStoredValue(zoom) ?? 1) || 1)),
    zoomTo: (value: number) => zoom.write(String(value)),
    /** Whether edges snap to words and other edges. */
    magnet: useStoredValue(magnet) !== "off",
    magnetise: (isOn: boolean) => magnet.write(isOn ? null : "off"),
  };
}
export type TimelineLook = ReturnType<typeof useTimelineLook>;
