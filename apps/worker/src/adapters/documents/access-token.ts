import { formatPrivateKey, getFirestoreToken } from "firebase-rest-firestore";
import { clock } from "../clock.ts";
import { DocumentError } from "./documents.ts";

export type ServiceAccount = { projectId: string; clientEmail: string; privateKey: string };

/** How long a token is cached, in milliseconds. Google's tokens are valid for an hour. */
const KEPT_FOR = 50 * 60_000;
/** Timeout for the token exchange, in milliseconds. */
const PATIENCE = 10_000;

/** `known` is the token once it arrived: a timeout for each call would cost a tenth of a query. */
type Exchange = { token: Promise<string>; known: string | null; until: number };

/**
 * The access token of a service account. Concurrent callers share one exchange; a failed one is not cached. `forget`
 * drops a token that Google no longer accepts.
 */
export function accessToken(account: ServiceAccount) {
  let current: Exchange | null = null;

  return {
    async get(): Promise<string> {
      if (!current || current.until <= clock()) {
        current = { token: exchange(account), known: null, until: clock() + KEPT_FOR };
      }
      const mine = current;
      if (mine.known !== null) return mine.known;
      try {
        mine.known = await within(PATIENCE, mine.token);
        return mine.known;
      } catch (error) {
        if (current === mine) current = null;
        throw error;
      }
    },
    forget(token: string): void {
      void current?.token.then(
        (it) => {
          if (it === token) current = null;
        },
        () => undefined,
      );
    },
  };
}

/** The library gives undefined if Google refuses; that must never be sent as a token. */
async function exchange(account: ServiceAccount): Promise<string> {
  const token: unknown = await getFirestoreToken({
    ...account,
    privateKey: formatPrivateKey(account.privateKey),
  }).catch((error: unknown) => {
    throw new DocumentError("unavailable", "The service account's token could not be requested.", { cause: error });
  });
  if (typeof token !== "string" || token === "") {
    throw new DocumentError("denied", "The service account's token was refused.");
  }
  return token;
}

/** Applies a timeout: if the request that started the exchange was canceled, it would never settle. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const tooLong = () => reject(new DocumentError("unavailable", "The service account's token took too long."));
    timer = setTimeout(tooLong, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
