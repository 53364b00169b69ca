export { promisedThings, promisesMistakes, promisesTroubles } from "./promised-things.ts";
export { promisesCause, promisesFacts, promisesTruth } from "./promises-cause.ts";
export { promisesChange } from "./promises-change.ts";
export { promisesAnswers, promisesWay, saysHow } from "./promises-way.ts";
