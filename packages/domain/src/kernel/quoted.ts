/** A text in quotation marks: those that it has become single ones. */
export const quoted = (text: string): string => `“${text.replaceAll("“", "‘").replaceAll("”", "’")}”`;
