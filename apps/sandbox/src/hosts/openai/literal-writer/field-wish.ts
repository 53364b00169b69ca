/** What a description says of one beat: of "Beat 1: … Beats 2, 3: …" the part for it, together with what holds for all. */
export function saidOfBeat(description: string, beat: number | null): string {
  const parts = [...description.matchAll(/Beats? (\d+(?:, \d+)*): /g)];
  const [first] = parts;
  if (!first || beat === null) return description;
  const own = parts.findIndex(([, numbers = ""]) => numbers.split(", ").includes(String(beat)));
  const found = parts[own];
  const begin = description.slice(0, first.index);
  return found ? begin + description.slice(found.index + found[0].length, parts[own + 1]?.index) : begin;
}

/** The length that a description asks for, in words and lines; a few words where it says nothing. */
export function wordsWanted(description: string): { least: number; most: number; lines: number } {
  const [, least = "3", most = "8"] = /(\d+) to (\d+) words/.exec(description) ?? [];
  const [, lines = "0"] = /(\d+) to \d+ lines/.exec(description) ?? [];
  return { least: Number(least), most: Number(most), lines: Number(lines) };
}
