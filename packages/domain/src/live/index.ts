export { BeatSoFar, LiveEvent, readLiveEvent } from "./live-event.ts";
