import { promisedThings, promisesMistakes, promisesTroubles, saysHow } from "@vignette/domain/promises";

/** A way, or the cause of something, and with it what to do about it: "The real reason behind …", "Do less and still …". */
export const seeksWay = (hook: string): boolean => saysHow(hook) || CAUSE.test(hook);

const CAUSE = /\b(?:reason|mistake) behind\b|^do less and\b/iu;

/** Whether a number of ways or things is promised: what a reader looks for. */
export const promisesWays = (hook: string): boolean => promisesList(hook) && !promisesMistakes(hook) && WAYS.test(hook);

/** Whether a number of habits, steps or tips is promised: what a reader does. */
export const promisesHabits = (hook: string): boolean =>
  promisesList(hook) && !promisesMistakes(hook) && HABITS.test(hook);

/** Whether steps are promised, one after the other. */
export const promisesSteps = (hook: string): boolean => promisesHabits(hook) && STEPS.test(hook);

const STEPS = /\b(?:steps?|Schritte|pasos|étapes)\b/u;

/** "3 signs", "5 mistakes", "4 reasons": what goes wrong, as the brief tells it. */
export const listsTroubles = (hook: string): boolean =>
  promisesTroubles(hook) || (promisesList(hook) && CAUSES.test(hook));

const HABITS =
  /\b(?:habits?|steps?|tips?|Schritte|Tipps|hábitos|pasos|consejos|habitudes|étapes|conseils|gestes|astuces)\b|\p{L}*[Gg]ewohnheiten\b/u;
const WAYS = /\b(?:ways?|Wege|formas|maneras|façons)\b|\bstart with these\b|\bthings to know about\b/u;

/** "4 small habits", "5 ways", "3 steps": for the reader, and not what the product has. */
export const DOINGS = new RegExp(`${HABITS.source}|${WAYS.source}`, "u");

/** Whether a number of questions is promised: what to ask or to check before one chooses. */
export const promisesQuestions = (hook: string): boolean => promisesList(hook) && QUESTIONS.test(hook);

const QUESTIONS =
  /(?<!\p{L})(?:questions|things to (?:ask|check|look for)|Fragen|auf (?:die|was) (?:du|man)(?:\s\p{L}+)*\sachte\p{L}*|preguntas|en (?:las|los) que fijarte|à (?:vérifier|demander))(?!\p{L})/iu;

/** Whether a number of causes is promised: why something goes wrong. */
export const promisesCauses = (hook: string, brand: string): boolean =>
  promisesList(hook) && CAUSES.test(hook) && !promisesPraise(hook, brand);

const CAUSES = /\b(?:reasons?|causes?|Gründe|Ursachen|razones|motivos|causas|raisons)\b/u;

/** "3 reasons to try Kiln House Blend", "3 reasons runners choose it": what speaks for the product, and no trouble. */
export const promisesPraise = (hook: string, brand: string): boolean =>
  promisesList(hook) &&
  REASONS.test(hook) &&
  (hook.toLowerCase().includes(brand.toLowerCase()) || PRAISE.test(hook)) &&
  !AGAINST.test(hook);

const REASONS = /\b(?:reasons?|Gründe|razones|motivos|raisons)\b/iu;
const PRAISE =
  /\b(?:love|choose|switch to|try|stay with|lieben|wählen|wechseln|probieren|bleiben|encanta|eligen|probar|cambiar a|aiment|adorent|choisissent|essayer)\b/iu;
const AGAINST = /\b(?:not|never|nicht|kein|no|nunca|pas|jamais)\b/iu;

/** Whether a number of things is promised. */
export const promisesList = (hook: string): boolean => promisedThings(hook) > 0;
