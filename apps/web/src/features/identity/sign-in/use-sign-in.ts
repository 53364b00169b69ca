import { useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { IdentityProvider } from "../../../shared/session/identity-provider.ts";
import { session } from "../../../shared/session/session.ts";
import { type AuthFailure, authFailure } from "../credentials/auth-failure.ts";
import { askGoogle, PopupBlocked } from "../credentials/google-window.ts";

type Doing = "nothing" | "form" | "google";

/** Signs in with a password or Google: what is pending, what went wrong, and where to continue. */
export function useSignIn() {
  const [doing, setDoing] = useState<Doing>("nothing");
  const [failure, setFailure] = useState<AuthFailure | null>(null);
  const [blocked, setBlocked] = useState(false);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const attempt = useRef<AbortController | null>(null);
  useEffect(() => () => attempt.current?.abort(), []);

  async function run(what: Doing, signIn: (provider: IdentityProvider) => Promise<boolean>) {
    setDoing(what);
    setFailure(null);
    setBlocked(false);
    try {
      if (!(await signIn(await session.provider()))) return;
      // The calls to the Worker are loaded only now, since the form does not need them.
      const { finishSignIn } = await import("./finish-sign-in.ts");
      await navigate(await finishSignIn(search), { replace: true });
    } catch (error) {
      setFailure(authFailure(error));
    } finally {
      setDoing("nothing");
    }
  }

  const withForm = (signIn: (provider: IdentityProvider) => Promise<void>) =>
    run("form", (provider) => signIn(provider).then(() => true));

  function withGoogle() {
    attempt.current?.abort();
    attempt.current = new AbortController();
    // The window must open in the click handler, before anything is awaited.
    const asking = askGoogle({ signal: attempt.current.signal, onWindowGone: () => setDoing("nothing") });
    asking.catch((error: unknown) => setBlocked(error instanceof PopupBlocked));
    return run("google", async (provider) => {
      const idToken = await asking.catch(noneIfBlocked);
      if (idToken !== null) await provider.signInWithGoogle(idToken);
      return idToken !== null;
    });
  }

  return { doing, failure, blocked, withForm, withGoogle };
}

function noneIfBlocked(error: unknown): null {
  if (error instanceof PopupBlocked) return null;
  throw error;
}
