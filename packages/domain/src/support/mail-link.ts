import { operator } from "./operator.ts";

/** Mail programs cut longer addresses, so a text longer than this (in encoded characters) is cut, with a note. */
const ADDRESS_MAX = 1900;
const CUT = "\n\n[… the text is longer; please paste the rest here]";

/** A mail to support that already carries what the user wrote. Source: spec §8, the fallback view. */
export function supportMailLink(subject: string, body: string): string {
  const start = `mailto:${operator.supportEmail}?subject=${encodeURIComponent(subject.toWellFormed())}&body=`;
  const whole = encodeURIComponent(body.toWellFormed());
  if (start.length + whole.length <= ADDRESS_MAX) return start + whole;
  const room = ADDRESS_MAX - start.length - encodeURIComponent(CUT).length;
  return start + encodeURIComponent(longestFitting(body.toWellFormed(), room) + CUT);
}

/** The most of `text` that is at most `room` characters long once encoded. */
function longestFitting(text: string, room: number): string {
  let fitting = "";
  let length = 0;
  for (const character of text) {
    length += encodeURIComponent(character).length;
    if (length > room) break;
    fitting += character;
  }
  return fitting;
}
