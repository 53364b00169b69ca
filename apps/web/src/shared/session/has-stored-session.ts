/** The key under which the identity provider stores its user: `firebase:authUser:<api key>:<app>`. */
export const isSessionKey = (key: string | null): key is string => key?.startsWith("firebase:authUser:") === true;

/** Whether the identity provider left a signed-in user behind. */
export function hasStoredSession(storage: Pick<Storage, "length" | "key">): boolean {
  return sessionKey(storage) !== undefined;
}

/** The key of the stored user, if there is one. */
export function sessionKey(storage: Pick<Storage, "length" | "key">): string | undefined {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).find(isSessionKey);
}
