/** "Take a closer look at …", "Así es un …": to see what a product has. In the languages that we write. */
const LOOK =
  /\bcloser look\b|\bup close\b|^look closer\b|\bwhat to look for\b|^así es (?:un|una|el|la)\b|\bvisto de cerca\b|\bhinter die kulissen\b|^so sieht .+ aus$|\bvu de près\b/iu;

/** "What really goes into …": of what it is made, and nothing else. */
const PARTS = /\breally goes into\b|^das steckt in\b|\bqué lleva\b|\bce qu'il y a dans\b/iu;

/** "The tiny detail that makes … different", "Most people miss this about …": one thing, which is named. */
const MISSED = /\btiny detail\b|\bmost people miss\b|\bpart of .+ you don't see\b/iu;

/** Whether a line promises to show what a product has, part by part. */
export const promisesDetails = (line: string): boolean =>
  LOOK.test(line) || promisesParts(line) || promisesMissed(line);

/** Whether it promises what the product is made of: no delivery, test or guarantee answers that. */
export const promisesParts = (line: string): boolean => PARTS.test(line);

/** Whether it promises one thing that is overlooked. */
export const promisesMissed = (line: string): boolean => MISSED.test(line);
