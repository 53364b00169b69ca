export { counted } from "./counted.ts";
export {
  isObjectName,
  type NamedThing,
  namedObjects,
  namedThings,
  type ObjectName,
  unaccented,
} from "./named-objects.ts";
export { type ProductObjects, productNoun, productObjects, thing } from "./product-objects.ts";
export { type Speaker, type SpeakerMood, speakerOf } from "./speaker.ts";
export { type ThingState, thingState } from "./thing-states.ts";
