import { initializeApp } from "@firebase/app";
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  initializeAuth,
  onIdTokenChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from "@firebase/auth";
import { getLocale } from "@vignette/messages";
import { loadConfig } from "../config/config.ts";
import { ownAccount } from "./own-account.ts";
import { type SessionUser, sessionUser } from "./session-user.ts";

export type IdentityProvider = ReturnType<typeof identityProvider>;

/** Loads the identity provider with this browser's stored user. Its errors carry a `code` for `authMessage`. */
export async function openIdentityProvider(): Promise<IdentityProvider> {
  const { firebase, sandboxOrigin } = await loadConfig();
  // No popup resolver: our own window opens Google's page, so that no external script is loaded.
  const auth = initializeAuth(initializeApp(firebase), { persistence: browserLocalPersistence });
  // The language of the mails that it sends.
  auth.languageCode = getLocale();
  if (sandboxOrigin !== null) connectAuthEmulator(auth, sandboxOrigin, { disableWarnings: true });
  await auth.authStateReady();
  return identityProvider(auth);
}

function identityProvider(auth: Auth) {
  const account = ownAccount(auth);
  // A verified address is known before the token that says so. Requests wait for that token.
  let renewal: Promise<unknown> = Promise.resolve();
  return {
    user: (): SessionUser | null => auth.currentUser && sessionUser(auth.currentUser),
    onUserChange: (listener: (user: SessionUser | null) => void) =>
      onIdTokenChanged(auth, (user) => listener(user && sessionUser(user))),
    async token(): Promise<string | null> {
      await renewal;
      return (await auth.currentUser?.getIdToken()) ?? null;
    },

    async signIn(email: string, password: string): Promise<void> {
      await signInWithEmailAndPassword(auth, email, password);
    },
    /**
     * Creates the account with its name, and mails the verification link. The token is renewed, because the first one
     * lacks the name.
     */
    async signUp(name: string, email: string, password: string): Promise<void> {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      await updateProfile(user, { displayName: name });
      // The dashboard offers to send it again.
      await sendEmailVerification(user).catch(() => undefined);
      await user.getIdToken(true);
    },
    async signInWithGoogle(idToken: string): Promise<void> {
      await signInWithCredential(auth, GoogleAuthProvider.credential(idToken));
    },
    sendPasswordReset: (email: string) => sendPasswordResetEmail(auth, email),
    signOut: () => signOut(auth),
    ...account,
    isVerified(): Promise<boolean> {
      const answer = account.isVerified();
      renewal = answer.catch(() => undefined);
      return answer;
    },
  };
}
