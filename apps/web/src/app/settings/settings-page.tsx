import { m } from "@vignette/messages";
import { Button, PageHeader, Panel } from "@vignette/ui";
import { DeleteAccount } from "../../features/identity/account/delete-account.tsx";
import { UserExportButton } from "../../features/identity/account/user-export-button.tsx";
import { PasswordForm } from "../../features/identity/profile/password-form.tsx";
import { ProfileForm } from "../../features/identity/profile/profile-form.tsx";
import { PreferencesPanel } from "../../features/notifications/preferences-panel.tsx";
import { UsageLogDialog } from "../../features/usage/usage-log.tsx";
import { logOut } from "../../shared/log-out/log-out.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { PlanPanel } from "../billing/plan-panel.tsx";
import { Appearance } from "./appearance.tsx";

export function SettingsPage() {
  const current = useSession();
  if (current.status !== "signed-in") return null;
  const { user } = current;
  return (
    <div className="flex flex-col gap-6 [&>header]:mb-0">
      <PageHeader title={m.app_settings()} />
      <PlanPanel />
      {/* Where there is room, what is about the person stands left, and the rest right: in the order of a narrow page. */}
      <div className="flex flex-col gap-6 *:max-w-150 xl:block xl:max-w-306 xl:columns-2 xl:gap-6 xl:*:mb-6 xl:*:max-w-none xl:*:break-inside-avoid">
        <ProfileForm key={user.uid} user={user} />
        {user.hasPassword && <PasswordForm />}
        <UsageLogDialog />
        <Appearance />
        <div className="xl:break-before-column">
          <PreferencesPanel />
        </div>
        <Panel title={m.settings_your_data()}>
          <p className="mb-4 text-base text-ink-2">{m.settings_your_data_help()}</p>
          <UserExportButton label={m.settings_export_everything()} />
        </Panel>
        <Panel title={m.settings_this_device()}>
          <Button onClick={() => void logOut()}>{m.app_log_out()}</Button>
        </Panel>
        <DeleteAccount user={user} />
      </div>
    </div>
  );
}
