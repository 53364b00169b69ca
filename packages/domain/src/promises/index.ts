export { isGladJoke } from "./glad-joke.ts";
export { promisedThings, promisesMistakes, promisesTroubles } from "./promised-things.ts";
export { promisedNumbers, promisesCause, promisesFacts, promisesStop, promisesTruth } from "./promises-cause.ts";
export { promisesChange, showsChange } from "./promises-change.ts";
export { promisesDetails } from "./promises-details.ts";
export { type PromiseKind, promisesOf } from "./promises-of.ts";
export { promisesAnswers, promisesWay, saysHow } from "./promises-way.ts";
