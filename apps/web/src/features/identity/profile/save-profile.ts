import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { session } from "../../../shared/session/session.ts";
import { trpcClient } from "../../../trpc.ts";
import { authFailure } from "../credentials/auth-failure.ts";

/**
 * Stores a name or picture at the identity provider and in the user's record. Null if both were saved, else the error
 * message.
 */
export async function saveProfile(change: { displayName?: string; photoURL?: string | null }): Promise<string | null> {
  try {
    await (await session.provider()).changeProfile(change);
    await trpcClient.identity.saveProfile.mutate();
    await session.refresh();
    notify({ kind: "success", title: m.settings_profile_saved() });
    return null;
  } catch (error) {
    return authFailure(error).message;
  }
}
