export { ACCESS_ENDED, type BeatSoFar, type LiveEvent, readLiveEvent, TOO_MANY_PAGES } from "./live-event.ts";
