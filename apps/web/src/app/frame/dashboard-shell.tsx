import { m } from "@vignette/messages";
import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { AnnouncementBar } from "../../features/announcements/announcement-bar.tsx";
import { PageBoundary } from "../../shared/boundaries/page-boundary.tsx";
import { OfflineBar } from "../../shared/offline/offline-bar.tsx";
import { RestoreOffline } from "../../shared/offline/restore-offline.tsx";
import { followLanguage } from "../../shared/session/account-language.ts";
import { RequireSession } from "../../shared/session/require-session.tsx";
import { viewing } from "../../shared/session/view-as.ts";
import { trpc } from "../../trpc.ts";
import { NotificationsButton } from "../activity/notifications-button.tsx";
import { useRememberedPlan } from "../billing/use-remembered-plan.ts";
import { useSubscriptionUpdates } from "../billing/use-subscription-updates.ts";
import { InSupportedCountry } from "../gates/in-supported-country.tsx";
import { entries, isCurrent } from "../navigation/navigation.ts";
import { PaletteButton } from "../palette/palette-button.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { LiveBadge } from "./live-badge.tsx";
import {
  HelpSlot,
  LogOutSlot,
  PaletteOnDemand,
  ProvideAssetParts,
  UploadsSlot,
  UpsellSlot,
  VerificationSlot,
} from "./on-demand.tsx";
import { Sidebar } from "./sidebar.tsx";
import { useFocusOnPage } from "./use-focus-on-page.ts";
import { ViewingBar } from "./viewing-bar.tsx";

export { keepFirstAnswers } from "../../shared/requests/keep-first-answers.ts";
export { BehindFlag } from "../gates/behind-flag.tsx";
export { ForProject } from "../gates/for-project.tsx";
export { MaintenanceGate } from "../gates/maintenance-gate.tsx";
export { WithData } from "../with-data.tsx";

/** The frame around every page under /dashboard and /create. */
export function DashboardShell() {
  return (
    <RequireSession>
      <RestoreOffline>
        <Frame />
      </RestoreOffline>
    </RequireSession>
  );
}

/** The id of the page inside the frame. */
const PAGE = "page";

function Frame() {
  useSubscriptionUpdates();
  useRememberedPlan();
  useAccountLanguage();
  useFocusOnPage(PAGE);
  return (
    <div className="flex min-h-dvh">
      <PageTitle />
      <a
        href={`#${PAGE}`}
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-raised focus:px-4 focus:py-2"
      >
        {m.app_skip_to_the_page()}
      </a>
      <Sidebar />
      <div className="flex min-w-0 flex-1 flex-col">
        <OfflineBar />
        <VerificationSlot />
        <ViewingBar />
        <AnnouncementBar />
        <main
          id={PAGE}
          tabIndex={-1}
          className="relative mx-auto w-full max-w-[calc(72.5rem+3rem)] flex-1 px-6 pt-10 pb-16 shadow-none outline-none max-md:px-4 max-md:pt-4 max-md:pb-40 print:p-0"
        >
          <div className="pointer-events-none absolute top-1.5 right-6 flex items-center gap-2 max-md:hidden print:hidden">
            <LiveBadge />
            <PaletteButton />
            <NotificationsButton />
          </div>
          <PageBoundary>
            <InSupportedCountry>
              <ProvideAssetParts>
                <Outlet />
              </ProvideAssetParts>
              {!viewing && <UpsellSlot />}
            </InSupportedCountry>
          </PageBoundary>
        </main>
      </div>
      <BottomBar />
      <PaletteOnDemand />
      <HelpSlot />
      <LogOutSlot />
      <UploadsSlot />
    </div>
  );
}

/** The page is in the account's language; that of an account that an admin views doesn't change it. */
function useAccountLanguage(): void {
  const language = trpc.identity.me.useQuery().data?.language;
  useEffect(() => followLanguage(viewing ? undefined : language), [language]);
}

/** The page's name in the browser's tab; pages without an entry name themselves. */
function PageTitle() {
  const { pathname } = useLocation();
  const current = entries.find((entry) => isCurrent(entry, pathname));
  return <title>{current ? `${current.label} · Vignette` : "Vignette"}</title>;
}
