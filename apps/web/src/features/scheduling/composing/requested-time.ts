import { isZone } from "@vignette/domain/scheduling";

/** The time that the calendar requests from the composer: a time, or only a day. */
export type RequestedTime = { zone: string | null } & ({ wallTime: string } | { day: string });

/** Reads `?at=2026-11-03T18:30&zone=Europe/Berlin` or `?day=2026-11-03`; null without either. */
export function requestedTime(query: URLSearchParams): RequestedTime | null {
  const [at, day, named] = [query.get("at") ?? "", query.get("day") ?? "", query.get("zone") ?? ""];
  const zone = named !== "" && isZone(named) ? named : null;
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at)) return { wallTime: at, zone };
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? { day, zone } : null;
}
