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

/** A user as the identity provider has and stores it, where every text may be absent. */
export type ProviderUser = {
  uid: string;
  email?: string | null;
  emailVerified: boolean;
  displayName?: string | null;
  photoURL?: string | null;
  providerData: readonly { providerId: string; photoURL?: string | null }[];
};

/** The user in the form that pages use. */
export function sessionUser(user: ProviderUser): SessionUser {
  const providers = new Map(user.providerData.map((it) => [it.providerId, it]));
  return {
    uid: user.uid,
    email: user.email ?? "",
    emailVerified: user.emailVerified,
    displayName: user.displayName ?? "",
    photoURL: user.photoURL || null,
    hasPassword: providers.has("password"),
    googlePhoto: providers.get("google.com")?.photoURL ?? null,
  };
}
