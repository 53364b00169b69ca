/** The signed-in user, from the identity provider. */
export type SessionUser = {
  uid: string;
  email: string;
  /** Whether the email address is verified, which it is after a sign-in with Google. */
  emailVerified: boolean;
  displayName: string;
  photoURL: string | null;
  /** Whether the account has a password; otherwise the user signs in with Google. */
  hasPassword: boolean;
  /** The picture of the user's Google account, if they signed in with one. */
  googlePhoto: string | null;
};
