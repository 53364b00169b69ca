import { breakLines, lineWidth, type SizedWord } from "./break-lines.ts";
import { tearsOf, tornIn } from "./tears.ts";

/** In px. `names`: the words that go on with a name, by their index; `more`: so many lines more than the words take. */
type Room = { width: number; space: number; names: ReadonlySet<number>; more?: number };

/** Lines, and what their breaks tear in all (`tearsOf`). */
export type EvenLines = { lines: SizedWord[][]; torn: number };

/**
 * As many lines as words take that are filled into a width, broken where it tears least and leaves the lines most alike: a break between a name's
 * words weighs as much as lines that differ by two thirds.
 */
export function evenLines(words: readonly SizedWord[], room: Room): EvenLines {
  const paragraphs = paragraphsOf(words).map((it) => ({ words: it, filled: breakLines(it, room.width, room.space) }));
  const isFree = paragraphs.length < 2;
  const count = paragraphs.reduce((sum, { filled }) => sum + filled.length, isFree ? (room.more ?? 0) : 0);
  const set = paragraphs.map((it) => evened(it, { ...room, count, isFree }));
  return { lines: set.flatMap(({ lines }) => lines), torn: set.reduce((sum, { torn }) => sum + torn, 0) };
}

function paragraphsOf(words: readonly SizedWord[]): SizedWord[][] {
  const paragraphs: SizedWord[][] = [[]];
  for (const item of words) {
    paragraphs.at(-1)?.push(item);
    if (item.word.breakAfter) paragraphs.push([]);
  }
  return paragraphs.filter(({ length }) => length > 0);
}

type Paragraph = { words: readonly SizedWord[]; filled: SizedWord[][] };
/** The best way to set the words up to some place in so many lines. */
type Way = { cost: number; torn: number; from: number };

/** Of longer texts each break is as good as any. Our own choice. */
const MOST_LINES = 12;

function evened({ words, filled }: Paragraph, room: Room & { count: number; isFree: boolean }): EvenLines {
  const [count, end] = [room.isFree ? room.count : filled.length, words.length];
  if (count > MOST_LINES || count > end) return { lines: filled, torn: 0 };
  const tears = tearsOf(words, room.names);
  const average = targetOf(words, count, room);
  const ways: (Way | undefined)[][] = [[{ cost: 0, torn: 0, from: 0 }]];
  for (let line = 1; line <= count; line++) {
    const own: (Way | undefined)[] = [];
    for (let to = line; to <= end - (count - line); to++) own[to] = bestTo(to, line);
    ways.push(own);
  }
  const lines: SizedWord[][] = [];
  for (let line = count, to = end; line > 0; line--) {
    const from = ways[line]?.[to]?.from;
    if (from === undefined) return { lines: filled, torn: 0 };
    lines.unshift(words.slice(from, to));
    to = from;
  }
  return { lines, torn: ways[count]?.[end]?.torn ?? 0 };

  function bestTo(to: number, line: number): Way | undefined {
    let best: Way | undefined;
    const isLast = to === end;
    const torn = isLast ? 0 : (tears[to - 1] ?? 0);
    let width = 0;
    for (let from = to - 1; from >= line - 1; from--) {
      width += (words[from]?.width ?? 0) + (from < to - 1 && !words[from + 1]?.word.joined ? room.space : 0);
      if (width > room.width && to - from > 1) break;
      const before = ways[line - 1]?.[from];
      const share = width / average;
      const least = before && before.cost + torn + uneven(share, isLast, count) / count;
      if (!before || least === undefined || (best && least >= best.cost)) continue;
      const own = tornIn(words.slice(from, to), { share, count: room.count, isLast, isFree: room.isFree });
      if (!best || least + own < best.cost) best = { cost: least + own, torn: before.torn + torn + own, from };
    }
    return best;
  }
}

/** How wide lines would be that are all alike; the last one of a paragraph may be short. */
function targetOf(words: readonly SizedWord[], count: number, { width, space }: Room): number {
  const all = lineWidth(words, space) - (count - 1) * space;
  return Math.max(1, Math.min(width, all / (count > PARAGRAPH ? count - ENDS_EARLY : count)));
}

const uneven = (share: number, isLast: boolean, count: number): number =>
  isLast && count > PARAGRAPH && share < 1 ? 0 : (share - 1) ** 2;

/** More lines than this are a paragraph, whose last line ends where it ends. Our own choice. */
const PARAGRAPH = 4;
const ENDS_EARLY = 0.4;
