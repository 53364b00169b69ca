import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { DialogLoading } from "../../shared/boundaries/dialog-loading.tsx";
import { useShownEntries } from "../navigation/use-shown-entries.ts";
import { openPalette as open } from "./palette-button.tsx";
import { shellKey } from "./shell-keys.ts";
import { useSingleKeys } from "./single-keys.ts";

const Palette = lazy(async () => ({ default: (await import("./palette.tsx")).Palette }));
const ShortcutsDialog = lazy(async () => ({ default: (await import("./shortcuts-dialog.tsx")).ShortcutsDialog }));

/** How long a letter after G counts, in milliseconds. Our own choice. */
const AFTER_G = 1500;

const close = () => open.set(null);

/** The palette and the list of shortcuts, loaded when they are first opened, and the keys that open them. */
export function PaletteSlot() {
  useShellKeys();
  const shown = useSyncExternalStore(open.subscribe, open.get);
  return (
    <Suspense fallback={<DialogLoading />}>
      {shown === "palette" && <Palette onClose={close} onShortcuts={() => open.set("shortcuts")} />}
      {shown === "shortcuts" && <ShortcutsDialog onClose={close} />}
    </Suspense>
  );
}

/** Follows the keys of the shell. While another dialog is open, they belong to it. */
function useShellKeys(): void {
  const navigate = useNavigate();
  const [singleKeys] = useSingleKeys();
  const pages = Object.fromEntries(useShownEntries().map(({ key, path }) => [key, path]));
  const pressedG = useRef(0);
  const act = useRef((_: KeyboardEvent) => {});
  useEffect(() => {
    act.current = (event) => {
      if (event.defaultPrevented || event.isComposing || isOtherDialogOpen()) return;
      const afterG = event.timeStamp - pressedG.current < AFTER_G;
      pressedG.current = 0;
      const asked = shellKey(event, { isTyping: isTyping(event.target), afterG, singleKeys, pages });
      if (asked === null) return;
      if (asked.type === "await-page") {
        pressedG.current = event.timeStamp;
        return;
      }
      // The page below has keys of its own.
      event.preventDefault();
      event.stopPropagation();
      if (asked.type === "open") void navigate(asked.path);
      else open.set(open.get() === asked.type ? null : asked.type);
    };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => act.current(event);
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, []);
}

const isOtherDialogOpen = () =>
  open.get() === null && document.querySelector("[role=dialog], [role=alertdialog]") !== null;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
