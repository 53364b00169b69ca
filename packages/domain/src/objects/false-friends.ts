/**
 * Phrases that hold the word of an object and name none, in English, German and Spanish, in lower case and without
 * accents: a toe box is no parcel, and who "leaves" is no plant.
 */
const FALSE_FRIENDS = [
  /those|whose|chose/,
  /leaves(?= (?:you|your|it|them|us|me|him|her|the|an?|no|nothing|room|marks|soot|behind|skin|hair)\b)/,
  /(?:your|the|a|one|each|every|same|right|daily|first|second|small(?:er)?|larger?) doses?/,
  /(?:toe|letter|text|search|check|tick|speech) ?box(?:es)?/,
  /(?:an?|in|the|this|your|be|very|creative) brief/,
  /mobile(?= (?!phone|app|screen|device|number|data|and|or|in|on|is|rings?|with)[a-z])/,
  /monitor(?= (?:your|the|his|her|their|our|how|what|every|each|it|them|sleep|progress)\b)/,
  /(?:personal|dog|cat|fitness|yoga|private[mnrs]?|dein|mein|ihr|der|ein) trainers?/,
  /ice cream|traffic jams?|inner tubes?|daily grind|power plants?|herds? of|bags? under/,
  /(?:story|bank|fortune)[ -]?tellers?|(?:licen[cs]e|number|name) plates?/,
  /apple(?= (?:watch|pay|music|wallet|store|maps|tv)\b)/,
  /plant(?= (?:an?|the|your|it|them|trees|seeds)\b)|mouth-?watering/,
  /(?:vitamin|dishwasher|cleaning|water) tablets?/,
  /(?:economies of|(?:small|large|full|wide)[- ]?|on a )\s?scale/,
  /glasses(?= of)|(?:wine|beer|water|drinking|champagne) glasses/,
  /(?:by|at) heart|heart(?= rate)|(?:von|am) herzen|de corazon/,
  /(?:second|first)[- ]?hand|(?:by|at|von|aus erster|aus zweiter) hand|(?:a|de segunda) mano/,
  /(?:in|full)[- ]house|house (?:wine|blend|rules)|(?:de|a|por) casa/,
  /key (?:roles?|features?|differences?|reasons?|questions?|facts?|points?|benefits?|details?|words?|moments?|steps?|takeaways?)/,
  /(?:free of|no|without|sin|ohne|keine?[mnrs]?) (?:perfume|parfum)|(?:perfume|parfum)(?: in everything| often| makes|-free)/,
  /novel (?:approach|way|idea|method|design)|manual (?:work|labou?r|entry|data|process|steps?|input|copying)/,
  /(?:^|[.!?:,…] |\b(?:to|and|you|can|please|just|then) )book(?= (?:us|me|him|her|them|the|with|in|through|early|direct(?:ly)?|here|today|tomorrow|ahead)\b)/,
  /(?:^|[.!?:,…] |\b(?:to|and|i|we|you|they|can|could|just|then|never|people) )watch(?:es)?(?= +(?!straps?|bands?|faces?|cases?)[a-z])/,
  /hand-?schuhe?n?|fahrstuhle?n?|(?:schrauben|noten)schlussel|(?:be|um|an|hoch)rechnung(?:en)?|(?:vor|vom|amts)\s?gericht/,
  /(?:trabajo|uso|forma|modo|proceso|cuidado|consumo|cepillado|ritmo|a) (?:manual|diario)/,
  /granos?(?= (?:en (?:la|el|tu|mi) (?:cara|frente|piel|espalda)|de (?:la cara|acne)))/,
];

const PATTERN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${FALSE_FRIENDS.map(({ source }) => source).join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);

/** The text, in lower case and without accents, with blanks for phrases that only sound like a thing; as long as before. */
export const withoutFalseFriends = (text: string): string => text.replaceAll(PATTERN, (it) => " ".repeat(it.length));
