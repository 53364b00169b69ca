/**
 * Once an entry of a list is gone and that is drawn: focuses what `selector` finds in its place, at index `at`, else the last
 * one of the list, else `otherwise`. Without this, the focus is lost with the button that was pressed. A dialog that loses
 * its focused element takes the focus itself in the next frame, so this comes a frame later.
 * Source: https://www.w3.org/TR/WCAG22/#focus-order.
 */
export function focusInPlace(
  list: Element | null | undefined,
  selector: string,
  at: number,
  otherwise?: () => HTMLElement | null | undefined,
): void {
  const focus = () => {
    const left = list?.isConnected ? [...list.querySelectorAll<HTMLElement>(selector)] : [];
    (left[at] ?? left.at(-1) ?? otherwise?.())?.focus();
  };
  requestAnimationFrame(() => requestAnimationFrame(focus));
}
