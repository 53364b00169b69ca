import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For a button that appears when another one goes, as Resume does when Pause was pressed: it takes the focus, unless
 * something else has it. Source: https://www.w3.org/TR/WCAG22/#focus-order.
 */
export function useTakenFocus(isShown: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(isShown);
  useLayoutEffect(() => {
    if (isShown && !wasShown.current && document.activeElement === document.body) button.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return button;
}
