/** "Take a closer look at …", "The tiny detail that makes … different". In the languages that we write. */
const DETAILS =
  /\bcloser look\b|^look closer\b|\btiny detail\b|\breally goes into\b|\bmost people miss\b|\bpart of .+ you don't see\b|\bwhat to look for\b|^así es (?:un|una|el|la)\b|\bvisto de cerca\b|\bhinter die kulissen\b|^das steckt in\b|^so sieht .+ aus$|\bvu de près\b/iu;

/** Whether a line promises to show what a product has, part by part. */
export const promisesDetails = (line: string): boolean => DETAILS.test(line);
