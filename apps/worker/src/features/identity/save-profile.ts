import { photoFolder, photoPath, type User } from "@vignette/domain/identity";
import type { Instant } from "@vignette/domain/kernel";
import type { Files } from "../../adapters/files/files.ts";
import type { TokenUser } from "../../adapters/identity/verify-token.ts";
import { me } from "./me.ts";
import type { IdentityStore } from "./store.ts";

type Deps = { store: IdentityStore; files: Files; now: Instant };

/**
 * Copies name and picture from the identity provider to the user's record, also if they were removed. Uploaded
 * pictures that are no longer used are removed.
 */
export async function saveProfile({ store, files, now }: Deps, user: TokenUser): Promise<User> {
  const { uid, displayName, photoURL } = user;
  await store.users.patch(uid, { displayName, photoURL, lastUpdated: now });
  const [, photoId] = photoURL?.split(photoPath(uid, "")) ?? [];
  await files.removeFolder(photoFolder(uid), photoId ? [`${photoFolder(uid)}${photoId}`] : []);
  return await me(store, user);
}
