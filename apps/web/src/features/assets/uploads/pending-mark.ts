const MARK = "uploads-kept";

/** Whether this browser may hold unfinished uploads. It is read before the code that can resume them is loaded. */
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
      // Without storage there are no stored uploads either.
    }
  },
};
