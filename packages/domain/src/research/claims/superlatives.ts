/** Words without a letter or digit directly before and after them, in any script. */
const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "giu");

/** "The best part of the day" praises the day, not the product. */
const HARMLESS = "(?!\\s(?:part|way|thing|things|time|moment|day|news|one|ones|bit|people|of (?:it|us|all))\\b)";

/**
 * Ways to claim to be first, or to be recommended. English, German, French and Spanish. Source: what advertising
 * standards bodies ask proof for; the choice of words is our own.
 */
const PATTERNS: readonly RegExp[] = [
  /(?:#|(?<![\p{L}\p{N}])(?:no|nr|number|nummer|numéro|número|num)\.?\s?|(?<![\p{L}\p{N}])n\.?[°ºo]\s?)1(?![\p{N}.,]\d?)/giu,
  whole("number one|nummer eins|numéro un|número uno"),
  whole(
    `(?:the|\\p{L}+['’]s)\\s(?:only|best|fastest|cheapest|strongest|safest|healthiest|finest|leading|most \\p{L}+)${HARMLESS}`,
  ),
  whole(
    "(?:der|die|das|den|dem)\\s(?:einzige|beste|schnellste|günstigste|stärkste|sicherste|gesündeste|führende|meistverkaufte)[nrs]?",
  ),
  whole("(?:le|la|les)\\s(?:meilleure?s?|seule?s?|plus \\p{L}+)"),
  whole("(?:el|la|los|las)\\s(?:mejor(?:es)?|únic[oa]s?|más \\p{L}+)"),
  whole("(?:clinically|scientifically|dermatologically|medically)\\s(?:proven|tested)|proven to \\p{L}+"),
  whole("award[- ]winning|risk[- ]free|guaranteed|money[- ]back guarantee|best[- ]sell(?:er|ing)|world[- ]class"),
  whole("(?:klinisch|wissenschaftlich|dermatologisch)\\s(?:getestet|bewiesen|bestätigt)|garantiert|preisgekrönt"),
  whole("(?:cliniquement|scientifiquement)\\s(?:prouvée?s?|testée?s?)|garantie?s?|primée?s?"),
  whole("(?:clínicamente|científicamente)\\s(?:probad[oa]s?|testad[oa]s?)|garantizad[oa]s?|premiad[oa]s?"),
];

/** The claims of a text beyond its figures, with their positions. */
export type Superlative = { tell: string; at: number; length: number };

/** The superlatives and warranties of a text, in order, none inside another. */
export function superlativesIn(words: string): Superlative[] {
  const found = PATTERNS.flatMap((pattern) =>
    [...words.matchAll(pattern)].map((it) => ({ tell: it[0].toLowerCase(), at: it.index, length: it[0].length })),
  );
  const inOrder = found.toSorted((a, b) => a.at - b.at || b.length - a.length);
  return inOrder.filter((it, index) => !inOrder.slice(0, index).some((other) => it.at < other.at + other.length));
}
