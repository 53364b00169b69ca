import { APP_VERSION } from "@vignette/domain/kernel";
import { m } from "@vignette/messages";
import { LifeBuoy, LogOut, Settings2 } from "@vignette/ui/icons";
import { Link, useLocation } from "react-router";
import { initialOf } from "../../features/identity/profile/initial-of.ts";
import { paths } from "../../paths.ts";
import { askForHelp } from "../../shared/help.ts";
import { logOut } from "../../shared/log-out/log-out.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { row } from "../navigation/navigation-list.tsx";

/**
 * Settings, Support, Logout, who is signed in, and the version. `onHelp` is called before a help dialog opens, for
 * example to close a sheet.
 */
export function UserBlock({ onHelp }: { onHelp?: () => void }) {
  const { pathname } = useLocation();
  const current = pathname === paths.settings;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3">
      <div className="flex flex-wrap gap-1 *:flex-[1_0_40%] *:w-auto">
        <Link
          to={paths.settings}
          aria-current={current ? "page" : undefined}
          className={`${row} ${current ? "bg-mark-soft text-ink" : "text-ink-2 hover:bg-sunken hover:text-ink"}`}
        >
          <Settings2 size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {m.app_settings()}
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => {
            onHelp?.();
            askForHelp({ kind: "support" });
          }}
          className={`${row} text-ink-2 hover:bg-sunken hover:text-ink`}
        >
          <LifeBuoy size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {m.app_support()}
        </button>
        <button
          type="button"
          onClick={() => void logOut()}
          className={`${row} text-ink-2 hover:bg-sunken hover:text-ink`}
        >
          <LogOut size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {m.app_logout()}
        </button>
      </div>
      <WhoIsHere />
    </div>
  );
}

function WhoIsHere() {
  const session = useSession();
  if (session.status !== "signed-in") return null;
  const { displayName, email } = session.user;
  return (
    <div className="flex items-center gap-2.5 px-3">
      <span
        aria-hidden
        className="flex size-8 shrink-0 items-center justify-center rounded-control bg-ink font-display text-base font-bold text-canvas"
      >
        {initialOf(displayName || email)}
      </span>
      <span className="min-w-0 flex-1 text-dense">
        <span className="flex items-baseline justify-between gap-2">
          <span className="min-w-0 truncate font-semibold">{displayName || m.settings_you()}</span>
          <span className="tabular shrink-0 text-meta text-ink-3">v{APP_VERSION}</span>
        </span>
        <span className="block truncate text-ink-3" title={email}>
          {email}
        </span>
      </span>
    </div>
  );
}
