import { observed } from "../requests/observed.ts";
import { hasStoredSession, isSessionKey } from "./has-stored-session.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import type { SessionUser } from "./session-user.ts";
import { isUsable, type StoredSession, storedSession } from "./stored-session.ts";
import { forgetViewing, type Viewing, viewing } from "./view-as.ts";

/** Why the Worker no longer accepts the token: it is too old, or the account was disabled or deleted. */
export type Ending = "expired" | "disabled" | "deleted";

export type Session =
  | { status: "loading" }
  /** `ended`: why it ended by itself, so that the sign-in page can say so. */
  | { status: "signed-out"; ended: Ending | null }
  | { status: "signed-in"; user: SessionUser };

const current = observed<Session>({ status: "loading" });
let leaving = false;
let ending = false;
let provider: Promise<IdentityProvider> | null = null;

/**
 * The one session of this page. It is first read from the browser's storage; the provider's library is loaded when the
 * user signs in, changes the account or signs out, and when the token has to be renewed. Source: ADR 132
 */
export const session = {
  current: current.get,

  subscribe: current.subscribe,

  /** Restores a stored session, if there is one, and follows other tabs. Call once, at the start. */
  restore(): void {
    restoreStored();
    // Once the library is loaded, it follows other tabs itself.
    addEventListener(
      "storage",
      ({ key }) => provider === null && (key === null || isSessionKey(key)) && restoreStored(),
    );
  },

  /** Loads the identity provider, which then defines who is signed in. The next caller retries a failed load. */
  provider(): Promise<IdentityProvider> {
    provider ??= openProvider().catch((error: unknown) => {
      provider = null;
      throw error;
    });
    return provider;
  },

  /** A token for the Worker, renewed when it is about to end; null for visitors. */
  async token(): Promise<string | null> {
    if (current.get().status === "loading") await settled();
    const known = provider === null && current.get().status === "signed-in" ? stored() : null;
    if (known && isUsable(known, Date.now())) return known.token;
    return current.get().status === "signed-in" ? (await session.provider()).token() : null;
  },

  /** Ends the session, because the Worker no longer accepts the token. */
  end(ended: Ending): void {
    if (current.get().status !== "signed-in" || leaving) return;
    ending = true;
    change({ status: "signed-out", ended });
    session
      .provider()
      .then((it) => it.signOut())
      .catch(ignored)
      .finally(() => (ending = false));
  },

  /**
   * Runs the deletion of the account: meanwhile the Worker refuses the token, but the session must last until the
   * provider has deleted the account too.
   */
  async leave(work: (provider: IdentityProvider) => Promise<void>): Promise<void> {
    leaving = true;
    try {
      await work(await session.provider());
    } finally {
      leaving = false;
    }
  },

  /** Rejects if the provider could not end the session. */
  async signOut(): Promise<void> {
    await (await session.provider()).signOut();
  },

  /** Reloads the user after a change of name or picture. */
  async refresh(): Promise<void> {
    const user = (await session.provider()).user();
    if (user) change({ status: "signed-in", user });
  },
};

function restoreStored(): void {
  const nobody = () => change({ status: "signed-out", ended: null });
  const known = stored();
  if (known) change({ status: "signed-in", user: known.user });
  else if (hasStoredSession(localStorage)) session.provider().catch(nobody);
  else nobody();
}

const stored = (): StoredSession | null => storedSession(localStorage);

async function openProvider(): Promise<IdentityProvider> {
  const { openIdentityProvider } = await import("./identity-provider.ts");
  const opened = await openIdentityProvider();
  opened.onUserChange((user) => {
    // The library begins with the stored user, also if it was loaded to sign that user out.
    if (user && ending) return;
    if (user) return change({ status: "signed-in", user });
    const before = current.get();
    change({ status: "signed-out", ended: before.status === "signed-out" ? before.ended : null });
  });
  return opened;
}

function change(next: Session): void {
  if (next.status === "signed-out") forgetViewing();
  current.set(next.status === "signed-in" && viewing ? { status: "signed-in", user: viewedUser(viewing) } : next);
}

/** While an admin views an account, pages get that account's user. */
const viewedUser = ({ uid, email, displayName }: Viewing): SessionUser => ({
  ...{ uid, email, displayName, photoURL: null, emailVerified: true, hasPassword: true, googlePhoto: null },
});

function settled(): Promise<void> {
  return new Promise((resolve) => {
    const stop = session.subscribe(() => {
      if (current.get().status === "loading") return;
      stop();
      resolve();
    });
  });
}

const ignored = () => undefined;
