const MONTHS = "(?:janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)";

/**
 * A date or range of dates as `Intl` writes it in `locale`, a BCP 47 tag, with the first of a month as people write it:
 * `1er déc.` in French, `1º de dez.` in Brazilian Portuguese, where `Intl` has a plain 1. Other languages stay.
 */
export function firstOfMonth(date: string, locale: string): string {
  if (locale.startsWith("fr")) return date.replace(new RegExp(`(?<!\\d)1(?=(?:–\\d+)?\\s${MONTHS})`), "1er");
  if (locale === "pt" || locale === "pt-BR") return date.replace(/(?<!\d)1(?=(?:\s–\s\d+)?\sde\s\p{L})/u, "1º");
  return date;
}
