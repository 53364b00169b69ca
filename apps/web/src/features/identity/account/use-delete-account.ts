import { DELETION_WORD } from "@vignette/domain/identity";
import { m } from "@vignette/messages";
import { useState } from "react";
import { paths } from "../../../paths.ts";
import { clearUserStorage } from "../../../shared/offline/user-storage.ts";
import { session } from "../../../shared/session/session.ts";
import type { SessionUser } from "../../../shared/session/session-user.ts";
import { trpcClient } from "../../../trpc.ts";
import { authFailure } from "../credentials/auth-failure.ts";
import { askGoogle, PopupBlocked } from "../credentials/google-window.ts";

/**
 * Deletes the account in the order of the spec: reauthenticate, delete the data, delete the account. Then opens the
 * landing page.
 */
export function useDeleteAccount(user: SessionUser) {
  const [deleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function deleteAccount(password: string) {
    setDeleting(true);
    setFailure(null);
    try {
      // Google's window must open in the click handler, before anything is awaited.
      const asked = user.hasPassword
        ? null
        : askGoogle({ signal: new AbortController().signal, onWindowGone: nothing });
      const googleIdToken = await asked;
      if (!user.hasPassword && !googleIdToken) return setDeleting(false);
      const provider = await session.provider();
      await provider.reauthenticate(googleIdToken ? { googleIdToken } : { password });
      await session.leave(async (provider) => {
        await trpcClient.identity.deleteAccount.mutate({ confirm: DELETION_WORD });
        await provider.deleteAccount();
      });
      await clearUserStorage();
      window.location.assign(paths.landing);
    } catch (error) {
      setFailure(error instanceof PopupBlocked ? m.settings_google_window_blocked() : authFailure(error).message);
      setDeleting(false);
    }
  }

  return { deleting, failure, deleteAccount };
}

const nothing = () => undefined;
