/** Phrases of advertisements that say nothing, in the languages that most briefs are in. */
const EMPTY =
  /\bgame.?chang(?:er|ing)|\bnext level|\blevel up\b|\bunlock(?:s|ed)? (?:your|the|a)\b|\belevate(?:s|d)? your\b|\brevolution(?:ary|i[sz]e|är)|\bsay goodbye to|\blook no further|\bseamless(?:ly)?\b|\bnächste (?:Level|Stufe)|\bsiguiente nivel|\brevolucionari[oa]/iu;

/** Ends that leave a phrase open, in English, German, Spanish and French. */
const OPEN_END =
  /\s(?:a|the|of|and|or|with|your|my|und|oder|der|die|das|ein|eine|einen|für|y|el|los|las|un|una|de|del|con|para|et|le|les|des|du|avec|pour)\s*$/iu;

/** The first empty phrase of a text that is not in the brief's own words; null without any. */
export function emptyPhrase(text: string, own: string): string | null {
  const found = EMPTY.exec(text.replaceAll("*", ""))?.[0];
  return found && !own.toLowerCase().includes(found.toLowerCase()) ? found : null;
}

/** Whether a text breaks off in the middle of a phrase. */
export const breaksOff = (text: string): boolean => OPEN_END.test(text.replaceAll("*", ""));
