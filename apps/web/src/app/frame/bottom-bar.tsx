import { m } from "@vignette/messages";
import { classNames } from "@vignette/ui";
import { Ellipsis } from "@vignette/ui/icons";
import { lazy, Suspense, useState } from "react";
import { Link, useLocation } from "react-router";
import { DialogLoading } from "../../shared/boundaries/dialog-loading.tsx";
import { UnreadDot } from "../activity/notifications-button.tsx";
import { entries, isCurrent } from "../navigation/navigation.ts";

const MoreSheet = lazy(async () => ({ default: (await import("./more-sheet.tsx")).MoreSheet }));

/** The five entries on a phone: four pages and More. */
export function BottomBar() {
  const { pathname, key } = useLocation();
  // The sheet is open only on the page where it was opened: any link in it closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const more = openedOn === key;
  const shown = entries.filter((entry) => entry.short);
  const elsewhere = !shown.some((entry) => isCurrent(entry, pathname));
  return (
    <nav
      aria-label={m.app_main_pages()}
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 border-t border-line bg-canvas pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {shown.map(({ path, short, icon: Icon }) => {
        const current = isCurrent({ path }, pathname);
        return (
          <Link key={path} to={path} aria-current={current ? "page" : undefined} className={cell(current)}>
            <Icon size={20} strokeWidth={1.75} aria-hidden />
            {short}
          </Link>
        );
      })}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={more}
        onClick={() => setOpenedOn(key)}
        className={cell(elsewhere)}
      >
        <span className="relative">
          <Ellipsis size={20} strokeWidth={1.75} aria-hidden />
          <UnreadDot />
        </span>
        {m.app_more()}
      </button>
      {more && (
        <Suspense fallback={<DialogLoading />}>
          <MoreSheet open={more} onOpenChange={(open) => setOpenedOn(open ? key : null)} />
        </Suspense>
      )}
    </nav>
  );
}

const cell = (current: boolean) =>
  classNames(
    "flex h-14 cursor-pointer flex-col items-center justify-center gap-0.5 text-meta font-medium no-underline -outline-offset-2",
    current ? "bg-mark-soft font-semibold text-ink shadow-[inset_0_3px_0_var(--ink)]" : "text-ink-2",
  );
