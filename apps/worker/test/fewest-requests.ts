import { type Asked, requestsDuring } from "./support.ts";

/**
 * The requests to a host during an action, of the run that sent the fewest: at most `enough`, or of four runs. Hubs, which
 * all files share, ask the database every 20 s, and Workflows that other tests began go on.
 */
export async function fewestRequestsDuring(
  host: string,
  act: () => Promise<unknown>,
  enough: number,
): Promise<readonly Asked[]> {
  let fewest = await requestsDuring(host, act);
  for (let run = 1; run < 4 && fewest.length > enough; run += 1) {
    const sent = await requestsDuring(host, act);
    if (sent.length < fewest.length) fewest = sent;
  }
  return fewest;
}
