/** How many rows a palette shows at most. Our own choice. */
const MOST_SHOWN = 40;

/**
 * The items that a query finds, the best first: where each word begins a word of the label, then where each is part of
 * it, then where the letters of the query follow one another. `also` is another name of the item. Case and accents do not
 * count. Nothing typed finds all.
 */
export function matching<Item extends { label: string; also?: string }>(items: readonly Item[], query: string): Item[] {
  const typed = plain(query).trim();
  if (typed === "") return items.slice(0, MOST_SHOWN);
  const words = typed.split(/\s+/);
  return items
    .map((item) => ({ item, rank: rankOf(plain(`${item.label} ${item.also ?? ""}`), words) }))
    .filter(({ rank }) => rank < NONE)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST_SHOWN)
    .map(({ item }) => item);
}

const NONE = 3;

function rankOf(label: string, words: readonly string[]): number {
  if (words.every((word) => label.startsWith(word) || label.includes(` ${word}`))) return 0;
  if (words.every((word) => label.includes(word))) return 1;
  return inOrder(label, words.join("")) ? 2 : NONE;
}

/** Whether the letters stand in the label in their order, with others between them. */
function inOrder(label: string, letters: string): boolean {
  let from = 0;
  return [...letters].every((letter) => {
    const at = label.indexOf(letter, from);
    from = at + 1;
    return at >= 0;
  });
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
