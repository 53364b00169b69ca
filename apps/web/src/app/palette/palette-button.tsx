import { m } from "@vignette/messages";
import { Search } from "@vignette/ui/icons";
import { observed } from "../../shared/requests/observed.ts";

/** Which of the two is open. */
export const openPalette = observed<"palette" | "shortcuts" | null>(null);

/** Opens the palette. `onOpen` is called before, for example to close a sheet. */
export function PaletteButton({ onOpen }: { onOpen?: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Meta+K Control+K"
      onClick={() => {
        onOpen?.();
        openPalette.set("palette");
      }}
      className="pointer-events-auto inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-control px-2 text-dense font-semibold text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11 max-md:min-h-11"
    >
      <Search size={16} strokeWidth={1.75} aria-hidden />
      {m.app_search()}
      <span aria-hidden className="font-normal text-ink-3 pointer-coarse:hidden">
        {isMac() ? "⌘K" : m.app_ctrl_k()}
      </span>
    </button>
  );
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);
