import {
  type Auth,
  applyActionCode,
  confirmPasswordReset,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  type User,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from "@firebase/auth";
import { signedOut } from "@vignette/domain/kernel";

/** The proof for reauthentication: the current password, or a token from Google. */
export type Proof = { password: string } | { googleIdToken: string };

/** The changes that users can make to their own account at the identity provider. Source: spec §7. */
export function ownAccount(auth: Auth) {
  return {
    /**
     * Changes name or picture; null removes the picture. The token is renewed, because the Worker reads both from it.
     */
    async changeProfile(change: { displayName?: string; photoURL?: string | null }): Promise<void> {
      const user = signedIn(auth);
      // The library omits null values and sends empty ones.
      await updateProfile(user, { ...change, ...(change.photoURL === null && { photoURL: "" }) });
      await user.getIdToken(true);
    },
    async reauthenticate(proof: Proof): Promise<void> {
      const user = signedIn(auth);
      const credential =
        "password" in proof
          ? EmailAuthProvider.credential(user.email ?? "", proof.password)
          : GoogleAuthProvider.credential(proof.googleIdToken);
      await reauthenticateWithCredential(user, credential);
    },
    /** Mails the verification link. */
    sendVerification: (): Promise<void> => sendEmailVerification(signedIn(auth)),
    /** Reloads whether the address is verified, which may have happened in another window; then renews the token. */
    async isVerified(): Promise<boolean> {
      const user = signedIn(auth);
      if (!user.emailVerified) await reload(user);
      if (user.emailVerified) await user.getIdToken(true);
      return user.emailVerified;
    },
    /** Verifies an address with the code of a mailed link, also for a signed-out or another user. */
    verifyEmail: (code: string): Promise<void> => applyActionCode(auth, code),
    changePassword: (password: string): Promise<void> => updatePassword(signedIn(auth), password),
    deleteAccount: (): Promise<void> => deleteUser(signedIn(auth)),
    /** The address that a mailed code belongs to. */
    checkResetCode: (code: string): Promise<string> => verifyPasswordResetCode(auth, code),
    finishReset: (code: string, password: string): Promise<void> => confirmPasswordReset(auth, code, password),
  };
}

function signedIn(auth: Auth): User {
  if (!auth.currentUser) throw signedOut();
  return auth.currentUser;
}
