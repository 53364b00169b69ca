/**
 * Whether this user saw the upsell in this session of the browser. Source: spec §3, Browser storage; §4, Plan upsell
 * modal.
 */
export const upsellSeen = {
  by: (uid: string): boolean => {
    try {
      return sessionStorage.getItem(keyOf(uid)) !== null;
    } catch {
      // Without storage it would open on every page: better never.
      return true;
    }
  },
  remember(uid: string): void {
    try {
      sessionStorage.setItem(keyOf(uid), "1");
    } catch {
      // As above.
    }
  },
};

const keyOf = (uid: string) => `planModalShown_${uid}`;
