/** "Bitter coffee? That was before [product]", "Vorher: … Nachher: …", "Out: … In: …". In the languages that we write. */
const CHANGE =
  /\bbefore\b.*\bafter\b|\bthat was before\b|\bout: .*\bin: |\bwith and without\b|\bvorher\b.*\bnachher\b|\bantes\b.*\b(?:después|depois)|\bavant\b.*\baprès|ビフォー.*アフター/iu;

/** Whether a line promises two states of the same thing. */
export const promisesChange = (line: string): boolean => CHANGE.test(line);
