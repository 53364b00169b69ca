/** Whether the identity provider left a signed-in user behind: its key is `firebase:authUser:<api key>:<app>`. */
export function hasStoredSession(storage: Pick<Storage, "length" | "key">): boolean {
  for (let index = 0; index < storage.length; index++) {
    if (storage.key(index)?.startsWith("firebase:authUser:")) return true;
  }
  return false;
}
