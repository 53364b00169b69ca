import { flushSync } from "react-dom";
import { goToLayer } from "../canvas/layers/layer-arrival.ts";
import { layerOfField } from "./layer-field.ts";

/** Sent to a hidden pane (`data-revealed-by-focus`) that holds a field to focus. */
export const REVEAL = "reveal";

/**
 * Focuses the field with this name, such as `beats.2.title` or `caption`, or a text on the canvas. A collapsed section is
 * opened first.
 */
export function focusField(name: string): void {
  const layer = layerOfField(name);
  if (layer !== null) {
    document.querySelector("[data-canvas]")?.scrollIntoView({ block: "nearest" });
    goToLayer(layer, { writes: true });
    return;
  }
  const [field] = document.getElementsByName(name);
  if (!field) return;
  field.closest("details")?.setAttribute("open", "");
  const pane = field.closest("[data-revealed-by-focus][hidden]");
  if (pane) flushSync(() => pane.dispatchEvent(new Event(REVEAL)));
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}
