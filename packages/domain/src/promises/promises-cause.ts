import { promisedThings } from "./promised-things.ts";

/** "The real reason behind …", "Why your customers pay so late". In the languages that we write. */
const CAUSE = new RegExp(
  [
    "\\b(?:reason|mistake) behind\\b",
    "\\bpeople get (?:wrong about|this wrong when)\\b",
    "\\bhabit might be why\\b",
    "\\bhabit that makes .+ worse\\b",
    "\\bstop doing this\\b",
    "\\bmaybe it's not your fault\\b|\\bit's rarely what you think\\b|\\? here's why$",
    "\\b(?:trying harder|more effort) won't help\\b",
    "\\bblame this\\b",
    "\\bthe boring truth about\\b",
    "^what's behind\\b|\\boften starts with this\\b",
    "\\busually one small thing\\b",
    "\\bfor one reason\\b",
    "^the mistake .+ only make once\\b",
    "^why you(?:r|'re)?\\b",
    "\\b(?:vielleicht liegt es nicht|liegt vielleicht nicht) an dir\\b|\\bnoch mehr mühe hilft nicht\\b|\\bhör hiermit auf\\b",
    "\\bno (?:es|sea) culpa tuya\\b|\\besforzarse más no ayuda\\b|\\bdeja de hacer esto\\b",
    "\\bce n'est peut-être pas (?:de )?ta faute\\b",
    "^warum (?:du|dein|euer|eure)|\\bder (?:wahre )?grund\\b|\\bliegt es an einer kleinigkeit\\b",
    "\\bpor una razón\\b|\\bla (?:verdadera )?razón\\b|^¿?por qué tu|\\bsuele ser un detalle\\b",
    "\\bla (?:vraie )?raison\\b|^pourquoi (?:tu|ton|ta|tes)\\b",
  ].join("|"),
  "iu",
);

/** "To sleep, stop doing this": there is something to stop. */
const STOP = /\bstop doing this\b|\bhör hiermit auf\b|\bdeja de hacer esto\b|\barrête (?:de faire )?ça\b/iu;

/** "What runners believe about sore knees, and what's true"; "Tu gato no odia el cepillo. Odia los tirones": one thing is taken for another. */
const TRUTH =
  /\bbelieve\b.*\btrue\b|^the oldest myth\b|\bkeep getting bad advice\b|^unpopular opinion\b|\bno odia .+\. odia\b|\bglauben\b.*\bstimmt\b|\bcreen?\b.*\bverdad\b|\bcroi(?:en)?t\b.*\bvrai\b/iu;

/** "Kiln House Blend in 3 numbers", "Zettelfrei in Zahlen". */
const NUMBERS =
  /\bin (?:(\d|three|drei) )?(?:numbers|figures|zahlen)\b|\ben (?:(\d|tres|trois) )?(?:cifras|chiffres)\b/iu;

/** "What €14 gets you with …", "Just the facts: …", "The bill for …". */
const FACTS =
  /\b(?:the facts|plain facts|a fact for|gets you|what you get)\b|^(?:the bill for|der preis für|la cuenta de|l'addition)\s|\w\. (?:see|judge) for yourself$/iu;

/** Whether a line promises one cause of something. */
export const promisesCause = (line: string): boolean => promisedThings(line) === 0 && CAUSE.test(line);

/** Whether it promises a mistake that the reader makes. */
export const promisesStop = (line: string): boolean => STOP.test(line);

/** Whether it promises what people do wrong, and what is right. */
export const promisesTruth = (line: string): boolean => TRUTH.test(line);

/** Whether it promises what can be said of the product in facts. */
export const promisesFacts = (line: string): boolean => FACTS.test(line) || promisesNumbers(line);

/** Whether it promises that in figures. */
export const promisesNumbers = (line: string): boolean => NUMBERS.test(line) || figuresListed(line) > 0;

/** "800 km. 228 g. €139": how many figures a line is made of, if it is nothing else. */
function figuresListed(line: string): number {
  const parts = line.split(/\.\s/);
  const isFigure = (it: string) => FIGURE.test(it) && it.split(/\s+/).length <= FIGURE_WORDS;
  return parts.length > 1 && parts.every(isFigure) ? parts.length : 0;
}

const FIGURE = /^(?:\p{L}+ )?[$€£]?\d/u;
/** "From £95 per metre". */
const FIGURE_WORDS = 4;

/** How many figures it promises; 0 where it names no number of them. */
export function promisedNumbers(line: string): number {
  const listed = figuresListed(line);
  if (listed > 0) return listed;
  const said = NUMBERS.exec(line)
    ?.slice(1)
    .find((it) => it !== undefined);
  return said === undefined ? 0 : Number(said) || 3;
}
