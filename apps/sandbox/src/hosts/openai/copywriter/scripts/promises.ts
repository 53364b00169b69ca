/** "How to get …", "Want to …? Start here": a way is promised. */
export const saysHow = (hook: string): boolean => HOW.test(hook) && !promisesList(hook);

const HOW =
  /^¿?(?:how to|want to|here is how|so |wie |willst du|möchtest du|cómo|quieres|comment|tu veux)|\bstart here\b|\bempieza aquí\b/iu;

/** A way, or the cause of something, and with it what to do about it: "The real reason behind …". */
export const promisesWay = (hook: string): boolean => HOW.test(hook) || CAUSE.test(hook);

const CAUSE = /\b(?:reason|mistake) behind\b/iu;

/** Whether a number of ways, steps or habits is promised. */
export const promisesWays = (hook: string): boolean => promisesList(hook) && !MISTAKES.test(hook) && DOINGS.test(hook);

/** "3 signs", "5 mistakes", "4 reasons": what goes wrong, as the brief tells it. */
export const TROUBLES =
  /\b(?:signs?|symptoms?|mistakes?|errors?|reasons?|causes?|problems?|señales|errores|razones|motivos|problemas|Zeichen|Gründe|Ursachen|Probleme|signes|erreurs|raisons|problèmes)\b|\p{L}*[Ff]ehler\b/u;

/** "4 small habits", "5 ways", "3 steps": what the reader does, and not what the product has. */
export const DOINGS =
  /\b(?:habits?|ways?|steps?|tips?|Schritte|Tipps|Wege|hábitos|formas|maneras|pasos|consejos|habitudes|façons|étapes|conseils)\b|\p{L}*[Gg]ewohnheiten\b|\bstart with these\b/u;

/** What people do wrong; signs and reasons are what the brief tells of. */
export const MISTAKES = /\b(?:mistakes?|errors?|errores|erreurs)\b|\p{L}*[Ff]ehler\b/u;

/** "4 mistakes …", "… with these 3 things", "5 ways …". */
export const promisesList = (hook: string): boolean =>
  Number(/(?:^|: |\b(?:these|the last|diese|estos|estas|ces)\s+)(\d{1,2})\s+\p{L}/iu.exec(hook)?.[1] ?? 0) > 1;
