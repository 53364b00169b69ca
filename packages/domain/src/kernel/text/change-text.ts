/**
 * A change such as 0.12 or -0.9 as readers of `locale`, a BCP 47 tag, write it, in whole percent: `+12%`, `−90 %` in German. With a
 * minus sign, where `Intl` writes a hyphen that a line may end with.
 */
export function changeText(share: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 0,
  });
  return format.format(share).replace("-", "−");
}
