export { ACCESS_ENDED, BeatSoFar, LiveEvent, readLiveEvent } from "./live-event.ts";
