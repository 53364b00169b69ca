/** Emoji with all they are made of, and the signs that are drawn like them (✓, ☀). © and ™ are letters. */
const EMOJI = /\p{RGI_Emoji}|\p{Emoji_Modifier}|[\u2600-\u27BF]\uFE0F?/gv;
/** Hashtags at the end, which belong to the caption. "#1" is a rank and stays. */
const TAGS_AT_END = /(?:\s*#[\p{L}_][\p{L}\p{N}_]*)+\s*$/u;
/** The sign of a hashtag inside a sentence, whose word is said. */
const TAG_SIGN = /#(?=[\p{L}_])/gu;

/** A label that is read and never said: whose eyes a video shows. */
const POINT_OF_VIEW = /^\s*POV\s*:\s*(\p{L}?)/iu;

/**
 * What a voice says of a line: no emoji, no hashtags, no asterisks of emphasis, no "POV:" before it. "" if nothing else is
 * in it.
 */
export const spokenLine = (line: string): string =>
  line
    .replace(POINT_OF_VIEW, (_, first: string) => first.toUpperCase())
    .replace(EMOJI, " ")
    .replace(TAGS_AT_END, "")
    .replace(TAG_SIGN, "")
    .replaceAll("*", "")
    .replace(/\s+(?=[.,!?…:;])/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
