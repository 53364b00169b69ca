import { flushSync } from "react-dom";

/** Sent to a hidden pane (`data-revealed-by-focus`) that holds a field to focus. */
export const REVEAL = "reveal";

/** Focuses the field with this name, such as `beats.2.title` or `caption`. A collapsed section is opened first. */
export function focusField(name: string): void {
  const [field] = document.getElementsByName(name);
  if (!field) return;
  field.closest("details")?.setAttribute("open", "");
  const pane = field.closest("[data-revealed-by-focus][hidden]");
  if (pane) flushSync(() => pane.dispatchEvent(new Event(REVEAL)));
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}
