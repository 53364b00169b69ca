/** A readable count: `48.2k`. Null is a dash: the platform does not report it. */
export function figure(count: number | null): string {
  if (count === null) return "–";
  return count < 10_000 ? whole.format(count) : short.format(count).toLowerCase();
}

const whole = new Intl.NumberFormat("en-GB");
const short = new Intl.NumberFormat("en-GB", { notation: "compact", maximumFractionDigits: 1 });
