/** Who is signed in, as the identity provider says. */
export type SessionUser = {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string | null;
  /** Whether there is a password to sign in with; otherwise Google is asked. */
  hasPassword: boolean;
  /** The picture of the user's Google account, if they signed in with one. */
  googlePhoto: string | null;
};
