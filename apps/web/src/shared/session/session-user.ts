/** Who is signed in, as the identity provider says. */
export type SessionUser = {
  uid: string;
  email: string;
  /** Whether the user has proved that the address is theirs. A sign-in with Google does. */
  emailVerified: boolean;
  displayName: string;
  photoURL: string | null;
  /** Whether the account has a password; otherwise the user signs in with Google. */
  hasPassword: boolean;
  /** The picture of the user's Google account, if they signed in with one. */
  googlePhoto: string | null;
};
