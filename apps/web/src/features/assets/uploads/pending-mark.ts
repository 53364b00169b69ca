const MARK = "uploads-kept";

/** Whether this device may hold files that have not arrived: a quick look, before anything is loaded to read them. */
export const pendingMark = {
  isSet(): boolean {
    try {
      return localStorage.getItem(MARK) !== null;
    } catch {
      return false;
    }
  },
  set(isKept: boolean): void {
    try {
      if (isKept) localStorage.setItem(MARK, "yes");
      else localStorage.removeItem(MARK);
    } catch {
      // Where storage is forbidden nothing is kept either.
    }
  },
};
