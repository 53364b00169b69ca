import { isInsideFrame, paths } from "../paths.ts";
import { earlyAnswersSettled } from "../shared/requests/early-answers.ts";
import { hasStoredSession } from "../shared/session/has-stored-session.ts";
import { frameInWords } from "./frame-in-words.ts";
import { screenAt, screens } from "./screens.ts";

/**
 * How long React keeps a placeholder, in ms: what comes in this time shows no sooner with one. Source: `FALLBACK_THROTTLE_MS` in
 * https://github.com/facebook/react/blob/main/packages/react-reconciler/src/ReactFiberWorkLoop.js
 */
const PLACEHOLDER = 300;

/**
 * Resolves once the page at a path is worth rendering: its code is there, and its answers too if they come soon after that of the
 * frame. Rejects where code can't be loaded, which the page then says. Source: ADR 156
 */
export async function readyToShow(pathname: string): Promise<void> {
  if (pathname === paths.login) await screens.login();
  if (!isInsideFrame(pathname) || !hasStoredSession(localStorage)) return;
  const { keepFirstAnswers } = await frameInWords();
  const rest = Promise.all([screenAt(pathname)?.(), earlyAnswersSettled().then(keepFirstAnswers)]);
  await Promise.race([rest, new Promise((resolve) => setTimeout(resolve, PLACEHOLDER))]);
}
