/** "Bitter coffee? That was before [product]", "From bitter coffee to this", "Vorher: … Nachher: …", "Out: … In: …". In the languages that we write. */
const CHANGE =
  /\bbefore\b.*\bafter\b|\bwhat changes with\b|\bthe old way\b|\bthat was before\b|\bout: .*\bin: |\bwith and without\b|^from .+ to this$|\bvorher\b.*\bnachher\b|\bantes\b.*\b(?:después|depois)|\bavant\b.*\baprès|ビフォー.*アフター/iu;

/** Whether a line promises two states of the same thing. */
export const promisesChange = (line: string): boolean => CHANGE.test(line);

/** "Left: before … Right: after", "Out: … In: …", "Before: … After: see for yourself": to be seen side by side, or one after the other. */
const SIDES =
  /^left: |\bout: .*\bin: |\bleft or right\b|^spot the difference\b|^same day, with and without\b|\bafter: see for yourself\b|^from .+ to this$|\bside by side\b/iu;

/** Whether the two states are to be seen. */
export const showsChange = (line: string): boolean => SIDES.test(line);
