export { ACCESS_ENDED, BeatSoFar, LiveEvent, readLiveEvent, TOO_MANY_PAGES } from "./live-event.ts";
