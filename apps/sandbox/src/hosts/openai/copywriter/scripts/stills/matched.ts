import type { SeenPhoto } from "../seen-photo.ts";

/** The place of what ends the piece. */
const ASK = 1;

/** A different photo for each place, the earlier ones of a list first; null where there are not enough. */
export function matched(places: readonly (readonly SeenPhoto[])[]): SeenPhoto[] | null {
  const holder = new Map<SeenPhoto, number>();
  const give = (at: number, tried: Set<SeenPhoto>): boolean => {
    const free = (places[at] ?? []).find((photo) => !holder.has(photo));
    if (free) {
      holder.set(free, at);
      return true;
    }
    return (places[at] ?? []).some((photo) => {
      if (tried.has(photo)) return false;
      tried.add(photo);
      const other = holder.get(photo);
      if (other !== undefined && !give(other, tried)) return false;
      holder.set(photo, at);
      return true;
    });
  };
  // What ends the piece takes what is left: any photo of the whole does.
  const inTurn = [...places.keys()].toSorted((a, b) => Number(a === ASK) - Number(b === ASK));
  if (!inTurn.every((at) => give(at, new Set()))) return null;
  const byPlace = new Map([...holder].map(([photo, at]) => [at, photo]));
  return places.flatMap((_, at) => byPlace.get(at) ?? []);
}
