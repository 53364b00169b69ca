import { promisedThings } from "./promised-things.ts";

/** "The real reason behind …", "Why your customers pay so late". In the languages that we write. */
const CAUSE = new RegExp(
  [
    "\\b(?:reason|mistake) behind\\b",
    "\\bpeople get wrong about\\b",
    "\\bhabit might be why\\b",
    "\\bquick fix that makes\\b",
    "\\bplease stop doing this\\b",
    "\\busually one small thing\\b",
    "\\bfor one reason\\b",
    "^the mistake .+ only make once\\b",
    "^why you(?:r|'re)?\\b",
    "^warum (?:du|dein|euer|eure)|\\bder (?:wahre )?grund\\b|\\bliegt es an einer kleinigkeit\\b",
    "\\bpor una razón\\b|\\bla (?:verdadera )?razón\\b|^¿?por qué tu|\\bsuele ser un detalle\\b",
    "\\bla (?:vraie )?raison\\b|^pourquoi (?:tu|ton|ta|tes)\\b",
  ].join("|"),
  "iu",
);

/** "What runners believe about sore knees, and what's true". */
const TRUTH =
  /\bbelieve\b.*\btrue\b|^the oldest myth\b|\bglauben\b.*\bstimmt\b|\bcreen?\b.*\bverdad\b|\bcroi(?:en)?t\b.*\bvrai\b/iu;

/** "Kiln House Blend in numbers", "What €14 gets you with …", "Zettelfrei in Zahlen". */
const FACTS =
  /\b(?:the facts|plain facts|a fact for|gets you|what you get|in (?:numbers|figures))\b|\bin zahlen\b|\ben cifras\b|\ben chiffres\b/iu;

/** Whether a line promises one cause of something. */
export const promisesCause = (line: string): boolean => promisedThings(line) === 0 && CAUSE.test(line);

/** Whether it promises what people do wrong, and what is right. */
export const promisesTruth = (line: string): boolean => TRUTH.test(line);

/** Whether it promises what can be said of the product in facts. */
export const promisesFacts = (line: string): boolean => FACTS.test(line);
