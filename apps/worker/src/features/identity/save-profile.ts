import { photoFolder, photoPath, type User } from "@vignette/domain/identity";
import type { Instant } from "@vignette/domain/kernel";
import type { Files } from "../../adapters/files/files.ts";
import type { TokenUser } from "../../adapters/identity/verify-token.ts";
import { me } from "./me.ts";
import type { IdentityStore } from "./store.ts";

type Deps = { store: IdentityStore; files: Files; now: Instant };

/**
 * The user changed name or picture at the identity provider: the record says the same from now on, also "none".
 * Uploaded pictures that are no longer shown are removed.
 */
export async function saveProfile({ store, files, now }: Deps, user: TokenUser): Promise<User> {
  const { uid, displayName, photoURL } = user;
  await store.users.patch(uid, { displayName, photoURL, lastUpdated: now });
  const [, photoId] = photoURL?.split(photoPath(uid, "")) ?? [];
  await files.removeFolder(photoFolder(uid), photoId ? [`${photoFolder(uid)}${photoId}`] : []);
  return await me(store, user);
}
