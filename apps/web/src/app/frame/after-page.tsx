// What the frame shows after every page, in one file: each of them alone would be a request of its own.
export { UsagePanel } from "../../features/usage/usage-panel.tsx";
export { Upsell } from "../billing/upsell.tsx";
export { PaletteSlot } from "../palette/palette-slot.tsx";
