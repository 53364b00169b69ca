import { paths } from "../../../paths.ts";
import { browserUrl, loadConfig } from "../../../shared/config/config.ts";
import { type GoogleAnswer, type GoogleQuestion, googleAddress, readGoogleAnswer } from "./google-answer.ts";

/** The channel on which the callback page sends Google's answer. It works even if the window has lost its opener. */
const CHANNEL = "google-answer";
/** How often to check whether the user has closed the window, in ms. Our own choice. */
const LOOK_EVERY = 500;

export class PopupBlocked extends Error {
  override readonly name = "PopupBlocked";
}

type Waiting = {
  /** Ends the waiting: the user tried again or left. */
  signal: AbortSignal;
  /**
   * The window seems to be closed. The answer may still come: a browser says "closed" too
   * when Google's page has cut itself off from its opener.
   */
  onWindowGone: () => void;
};

/**
 * Opens Google's sign-in page and waits for its answer. Must run in a click handler, or browsers block the window.
 * Gives the identity token, or null if the user declined or `signal` was aborted. Rejects with PopupBlocked.
 */
export async function askGoogle(waiting: Waiting): Promise<string | null> {
  const popup = window.open("about:blank", "vignette-google", "popup,width=480,height=640");
  if (!popup) throw new PopupBlocked();
  try {
    const { googleClientId, sandboxOrigin } = await loadConfig();
    const question = { state: crypto.randomUUID(), nonce: crypto.randomUUID() };
    const redirectUri = `${location.origin}${paths.googleCallback}`;
    popup.location.href = browserUrl(googleAddress(question, googleClientId, redirectUri), sandboxOrigin);
    return await answerTo(question, popup, waiting);
  } finally {
    popup.close();
  }
}

/** Called by the callback page: sends the answer, removes it from the address and closes the window. */
export function handOverGoogleAnswer(fragment: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage({ fragment } satisfies GoogleAnswer);
  channel.close();
  history.replaceState(null, "", location.pathname);
  window.close();
}

function answerTo(question: GoogleQuestion, popup: Window, { signal, onWindowGone }: Waiting): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = (event: MessageEvent<GoogleAnswer>) => {
    const outcome = readGoogleAnswer(event.data, question);
    if (outcome.type !== "foreign") resolve(outcome.type === "token" ? outcome.idToken : null);
  };
  signal.addEventListener("abort", () => resolve(null), { once: true });
  const looking = setInterval(() => popup.closed && onWindowGone(), LOOK_EVERY);
  return promise.finally(() => {
    clearInterval(looking);
    channel.close();
  });
}
