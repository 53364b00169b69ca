/** Signs and units that belong to the number before them. */
const UNITS = new Set(
  (
    "% ‰ € $ £ ¥ ₹ zł kr CHF EUR USD GBP × x + mm cm m km mi ft in mg g kg t oz lb lbs ml cl l s sec secs sek sek. min mins " +
    "min. h hr hrs std std. uhr am pm a.m. p.m. ms kb mb gb tb kwh w kw v px °c °f kcal cal k mio mio. mrd mrd. mln"
  )
    .toLowerCase()
    .split(" "),
);
/** Signs that belong to the number after them. */
const BEFORE = new Set("€ $ £ ¥ ₹ § # no. nr. nº n.º n° × chf eur usd gbp ca. ~ +".split(" "));

/** What may be a name, and the number that one bears. Capitals alone say nothing: all words of a title may have them. */
const NAME = /^\p{Lu}\p{L}*\p{Ll}$/u;
const NUMBER = /^\d{1,3}[.,;:!?)\]"”’»]*$/u;

/** What a number counts after any noun: German nouns are capitalized, but "Rechnung 90" is no name in "eine Rechnung 90 Sekunden". */
const TIME =
  /^(?:sekunden?|minuten?|stunden?|tagen?|tage|wochen?|monaten?|monate|jahren?|jahre|seconds?|minutes?|hours?|days?|weeks?|months?|years?|secondes?|heures?|jours?|semaines?|mois|ans|segundos?|minutos?|horas?|d[ií]as?|semanas?|mes|m[eê]ses|a[nñ]os)[.,;:!?)\]"”’»]*$/iu;

const ends = (word: string) => word.replace(/[.,;:!?)\]"”’»]+$/u, "");

/**
 * Whether two words in a row stay on one line: a number with its unit or sign, in either order, the number of a name
 * ("Tern 2"), and a dash with the word before it. `next`: the word after both. Our own choice of units.
 */
export function glued(before: string, after: string, next = ""): boolean {
  if (/^[–—·|/&+]$/.test(after)) return true;
  if (/^[–—-]?[\d(]/.test(after)) {
    return BEFORE.has(before.toLowerCase()) || (NAME.test(before) && NUMBER.test(after) && !TIME.test(next));
  }
  if (!/\d[\d.,:]*$/.test(before)) return false;
  return UNITS.has(after.toLowerCase()) || UNITS.has(ends(after).toLowerCase());
}
