/** `Tue 3 Nov 18:30`, on this browser's clock. */
export function dayAndTime(at: number): string {
  const day = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short" }).format(at);
  const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
  return `${day.replaceAll(",", "")} ${time}`;
}

/** `3 Nov 2026`. */
export function dayOf(at: number): string {
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" }).format(at);
}
