const setOf = (...words: readonly string[]): ReadonlySet<string> => new Set(words.join(" ").split(" "));

/** Articles and short prepositions of the languages that are hyphenated, with what they are joined to ("du", "ao", "zum"). */
const LEADING = setOf(
  "a an the of to in on at by for from with",
  "der die das den dem des ein eine einen einem einer eines",
  "im am an auf bei beim mit von vom zu zum zur für aus nach vor um ins ans",
  "el la los las un una unos unas de del en con por para al sin",
  "le les une du aux au dans pour sur par chez",
  "o os as um uma umas do da dos das no na nos nas com ao aos",
  "il lo gli i di della dei delle dal nel nella per su con",
  "het een van op met voor aan uit naar te",
);

/** What else cannot end a thought: possessives, what points at a noun, what joins sentences, longer prepositions, and short adverbs of degree. */
const HELD = setOf(
  "my your our his her its their this these those every each and or but if so as than not no very too",
  "all more most one two three four five six seven eight nine ten",
  "into onto over under about behind beside within without before after until because while which whose",
  "mein meine meinen meinem meiner dein deine deinen deinem deiner sein seine seinen seiner ihr ihre ihren ihrem ihrer",
  "unser unsere unseren euer eure eurem kein keine keinen keiner dieser diese dieses diesen diesem jeder jede jedes jeden",
  "und oder aber denn weil dass wenn als wie bis ob nicht sehr so zwischen über unter hinter neben vor nach ohne gegen durch seit pro",
  "zwei drei vier fünf sechs sieben acht neun zehn",
  "mi mis tu tus su sus nuestro nuestra este esta estos estas ese esa cada y e u ni que si como pero muy más tan no",
  "sobre hasta desde entre tras cuando porque donde dos tres cuatro cinco seis siete ocho nueve diez",
  "mon ma mes ton ta tes son sa ses notre votre leur leurs ce cet cette ces et ou mais que qui si ne pas très plus sans sous",
  "meu minha teu tua seu sua esta esse essa cada e ou mas que se não sem pelo pela muito mais",
);

/** Pronouns and verbs in front of what is said: a line may end with one where each other break is worse. */
const WEAK = setOf(
  "i you he she it we they who what when how where is are was were be has have had do does did can will it’s that’s i’m",
  "ich du er sie es wir man wer was wann wo ist sind war hat haben wird kann muss sich",
  "yo se lo te me nos es son está hay ha han ya",
  "je il elle on nous vous ils elles est sont a ont se y",
  "eu ele ela é são está há já",
);

/** What belongs to the verb before it: "comes off", "put up with". */
const PARTICLES = setOf("up off out down away back along apart raus rein");
/** The same at the end of a clause: "Schau dir Zettelfrei an: …". */
const LAST_PARTICLES = setOf("in on over an auf aus ab ein los mit vor zu zurück selbst hin weg weiter nach um bei");
/** The same before another preposition: "sinks in within a minute", "hold on to it". */
const FIRST_PARTICLES = setOf("in on over through");
const PREPOSITIONS = setOf("at by for from in into on onto to until with within without after before");

/** Whether a word leads on to the next one, in any case: no line ends with it, and it stands on none alone. */
export const leadsOn = (word: string): boolean => LEADING.has(word.toLowerCase());

/** Whether a word is held by the one after it, as "your" and "and" are. */
export const isHeld = (word: string): boolean => HELD.has(word.toLowerCase());

/** Whether a word reads better beside the one after it, as "it" and "is" do. */
export const isWeak = (word: string): boolean => WEAK.has(word.toLowerCase());

/** Whether a word belongs to the verb before it; `next`: the word after it. */
export function isParticle(word: string, next: string | undefined): boolean {
  const said = word.toLowerCase().replace(/[.,;:!?…)"”’»]+$/u, "");
  if (PARTICLES.has(said)) return true;
  const isLast = said !== word.toLowerCase() || next === undefined;
  if (isLast) return LAST_PARTICLES.has(said);
  return FIRST_PARTICLES.has(said) && PREPOSITIONS.has(next.toLowerCase());
}
