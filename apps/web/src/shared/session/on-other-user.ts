import type { Session } from "./session.ts";

type Sessions = { current: () => Session; subscribe: (listener: () => void) => () => void };

/**
 * Calls `changed` when another user than before is signed in, or nobody anymore, with the ids of both (null for a visitor). That the
 * stored session is read changes no user: what the page asked for before that was asked for this user. Returns the function
 * that ends it.
 */
export function onOtherUser(
  session: Sessions,
  changed: (before: string | null, uid: string | null) => void,
): () => void {
  let last = session.current();
  return session.subscribe(() => {
    const [before, now] = [last, session.current()];
    last = now;
    if (before.status !== "loading" && uidOf(before) !== uidOf(now)) changed(uidOf(before), uidOf(now));
  });
}

const uidOf = (session: Session): string | null => (session.status === "signed-in" ? session.user.uid : null);
