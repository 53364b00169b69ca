import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { DialogLoading } from "../../shared/boundaries/dialog-loading.tsx";
import { useShownEntries } from "../navigation/use-shown-entries.ts";
import { openPalette as open } from "./palette-button.tsx";
import { shellKey } from "./shell-keys.ts";
import { useSingleKeys } from "./single-keys.ts";

const Palette = lazy(async () => ({ default: (await import("./palette.tsx")).Palette }));
const ShortcutsDialog = lazy(async () => ({ default: (await import("./shortcuts-dialog.tsx")).ShortcutsDialog }));

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
  const lastG = useRef<number | null>(null);
  const act = useRef((_: KeyboardEvent) => {});
  useEffect(() => {
    act.current = (event) => {
      if (event.defaultPrevented || event.isComposing || isOtherDialogOpen()) return;
      const pressedG = lastG.current;
      lastG.current = null;
      const asked = shellKey(event, { isTyping: isTyping(event.target), pressedG, singleKeys, pages });
      if (asked === null) return;
      if (asked.type === "await-page") {
        lastG.current = event.timeStamp;
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
