/** An HTML element with its class and children; text is never parsed as markup. Empty parts are left out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string | null,
  ...parts: readonly (Node | string | null)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...parts.filter((part) => part !== null));
  return made;
}
