import type { PageCursor } from "@vignette/domain/admin";
import type { User } from "@vignette/domain/identity";
import type { Amounts } from "@vignette/domain/plans";
import type { Stored } from "../../../adapters/documents/documents.ts";
import { beginsWith, type PageOf, pageOf } from "../page-of.ts";
import type { AdminStore } from "../store.ts";

export type UserRow = Pick<User, "uid" | "email" | "displayName" | "lastLogin" | "isAdmin"> & {
  planId: string;
  planName: string;
  /** As stored at the last count. */
  used: Amounts | null;
  country: string | null;
  isDisabled: boolean;
};

type Stores = Pick<AdminStore, "users" | "subscriptions">;

/** The most recently active users; or those whose email address begins with `search`, or whose id it is. */
export async function listUsers(store: Stores, search: string, cursor: PageCursor | null): Promise<PageOf<UserRow>> {
  const { rows, next } = search === "" ? await latest(store, cursor) : await matching(store, search, cursor);
  return { rows: await rowsOf(store, rows), next };
}

/** Users as lists show them, with their plans. At most one page of them. */
export async function rowsOf(
  { subscriptions }: Pick<AdminStore, "subscriptions">,
  users: readonly Stored<User>[],
): Promise<UserRow[]> {
  const records = await subscriptions.find({ where: [["uid", "in", users.map((it) => it.id)]] });
  const recordOf = new Map(records.map(({ id, value }) => [id, value]));
  return users.map(({ id, value }) => {
    const record = recordOf.get(id);
    const active = record?.active ? record : null;
    return {
      uid: id,
      email: value.email,
      displayName: value.displayName,
      lastLogin: value.lastLogin,
      isAdmin: value.isAdmin,
      planId: active?.planId ?? "default",
      planName: active?.planName ?? "Free Plan",
      used: record?.limitsUsed ?? null,
      country: value.detectedCountry?.countryCode ?? null,
      isDisabled: (value.disabledAt ?? null) !== null,
    };
  });
}

const latest = ({ users }: Stores, cursor: PageCursor | null) =>
  pageOf(users, { orderBy: ["lastLogin", "desc"] }, (it) => it.lastLogin, cursor);

/** The user with this id; otherwise those whose email address begins with the text. */
async function matching({ users }: Stores, search: string, cursor: PageCursor | null): Promise<PageOf<Stored<User>>> {
  const [byId, byAddress] = await Promise.all([
    cursor ? [] : users.find({ where: [["uid", "==", search]], limit: 1 }),
    pageOf(users, beginsWith("email", search.toLowerCase()), (it) => it.email, cursor),
  ]);
  const others = byAddress.rows.filter((it) => !byId.some(({ id }) => id === it.id));
  // The query for their plans takes one page at most; an id never matches the beginning of an email address.
  return { rows: byId.length > 0 ? byId : others, next: byId.length > 0 ? null : byAddress.next };
}
