/** What somebody pressed may still be opening for this long, in ms: its code may have to be loaded first. */
const OPENS_WITHIN_MS = 1500;

let pressedAtMs = Number.NEGATIVE_INFINITY;
for (const press of ["pointerdown", "keydown"] as const) {
  window.addEventListener(press, ({ timeStamp }) => (pressedAtMs = timeStamp), { capture: true, passive: true });
}

/** How long until what was pressed last has opened, in ms; 0 where nothing was. */
export const stillOpeningMs = (): number => Math.max(0, pressedAtMs + OPENS_WITHIN_MS - performance.now());
