import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** How long a dialog that led to another page takes to close and to let go of the focus, in ms. Our own choice. */
const DIALOG_EXIT = 300;

/**
 * Moves the focus to the page after navigation if what was pressed is gone with the old page. Otherwise Tab would start
 * at the top of the document again, and a screen reader would say nothing.
 * Source: https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/
 */
export function useFocusOnPage(id: string): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const focusIfLost = () => {
      if (document.activeElement === document.body) document.getElementById(id)?.focus({ preventScroll: true });
    };
    focusIfLost();
    const timer = setTimeout(focusIfLost, DIALOG_EXIT);
    return () => clearTimeout(timer);
  }, [id, pathname]);
}
