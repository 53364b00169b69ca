/** Who is signed in, as the identity provider says. */
export type SessionUser = { uid: string; email: string; displayName: string; photoURL: string | null };
