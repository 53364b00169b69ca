export { promisedThings, promisesMistakes, promisesTroubles } from "./promised-things.ts";
export { promisesChange } from "./promises-change.ts";
export { promisesAnswers, promisesWay, saysHow } from "./promises-way.ts";
