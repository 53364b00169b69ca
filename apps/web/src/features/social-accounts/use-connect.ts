import type { Platform } from "@vignette/domain/social-accounts";
import { notify } from "@vignette/ui";
import { errorNotice, trpc } from "../../trpc.ts";

/** Opens the platform's consent page, which returns to `returnTo` with the account. */
export function useConnect(returnTo: string) {
  const connect = trpc.socialAccounts.connect.useMutation({
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => notify(errorNotice(error)),
  });
  return {
    /** The platform that is being opened, if any. It stays so until the page is left. */
    opening: connect.isPending || connect.isSuccess ? (connect.variables?.platform ?? null) : null,
    /** With an account, only that account can be renewed. */
    open: (platform: Platform, accountId?: string) => connect.mutate({ platform, accountId, returnTo }),
  };
}
