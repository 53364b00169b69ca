import { isZone } from "@vignette/domain/scheduling";

/** The time that another page requests from the composer: a time, only a day, or now. */
export type RequestedTime = { zone: string | null } & ({ wallTime: string } | { day: string } | { now: true });

/** Reads `?at=2026-11-03T18:30&zone=Europe/Berlin`, `?day=2026-11-03` or `?when=now`; null without any. */
export function requestedTime(query: URLSearchParams): RequestedTime | null {
  const [at, day, named] = [query.get("at") ?? "", query.get("day") ?? "", query.get("zone") ?? ""];
  const zone = named !== "" && isZone(named) ? named : null;
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at)) return { wallTime: at, zone };
  if (query.get("when") === "now") return { now: true, zone };
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? { day, zone } : null;
}
