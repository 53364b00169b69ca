import { BROWSER_POSITION, noGeolocation, placeCode, reverseGeocodingFailed } from "@vignette/domain/country";
import { m } from "@vignette/messages";
import { browserUrl, loadConfig } from "../../shared/config/config.ts";

/** Called by the browser itself, as its terms require. Source: docs/platforms/geolocation.md#reverse-geocoding. */
const SERVICE = "https://api.bigdatacloud.net/data/reverse-geocode-client";
/** How long it may take, in ms. Our own choice. */
const TIMEOUT = 5000;

/** The user has denied access to the position; the message says how to allow it. */
export class PositionDenied extends Error {
  override readonly name = "PositionDenied";
  constructor() {
    super(m.accounts_position_not_shared());
  }
}

/**
 * The code of the country at the browser's position. Rejects with PositionDenied, or with the refusals `noGeolocation`
 * and `reverseGeocodingFailed`. Source: spec §7 and §9.
 */
export async function browserCountry(geolocation: Geolocation | undefined = navigator.geolocation): Promise<string> {
  const { coords } = await positionOf(geolocation);
  const code = await countryAt(coords).catch(() => null);
  if (code === null) throw reverseGeocodingFailed();
  return code;
}

function positionOf(geolocation: Geolocation | undefined): Promise<GeolocationPosition> {
  if (!geolocation) return Promise.reject(noGeolocation());
  return new Promise((resolve, reject) => {
    geolocation.getCurrentPosition(resolve, () => reject(new PositionDenied()), BROWSER_POSITION);
  });
}

async function countryAt({ latitude, longitude }: GeolocationCoordinates): Promise<string | null> {
  const { sandboxOrigin } = await loadConfig();
  const query = `latitude=${latitude}&longitude=${longitude}&localityLanguage=en`;
  const response = await fetch(browserUrl(`${SERVICE}?${query}`, sandboxOrigin), {
    signal: AbortSignal.timeout(TIMEOUT),
  });
  return response.ok ? codeIn(await response.json()) : null;
}

/** Without coordinates the service guesses by IP address, which the Worker does better; at sea the code is empty. */
export function codeIn(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null) return null;
  if ("lookupSource" in answer && answer.lookupSource !== "coordinates") return null;
  return "countryCode" in answer ? placeCode(answer.countryCode) : null;
}
