import type { User } from "@vignette/domain/identity";
import type { Stored } from "../../adapters/documents/documents.ts";
import type { AdminStore } from "./store.ts";

/** Users on one page: as many as one question about their plans takes (Firestore's IN, 30 values). */
const PAGE = 30;
/** Sorts after every character that an address holds. */
const LAST = "\uf8ff";

export type UserRow = Pick<User, "uid" | "email" | "displayName" | "lastLogin" | "isAdmin"> & {
  planName: string;
  country: string | null;
};

/** Those who were here last; or those whose address begins with `search`, or whose id it is. */
export async function listUsers(
  { users, subscriptions }: Pick<AdminStore, "users" | "subscriptions">,
  search: string,
): Promise<UserRow[]> {
  const found = search === "" ? await users.find(latest) : await matching(users, search);
  const plans = await subscriptions.find({ where: [["uid", "in", found.map((it) => it.id)]] });
  const planOf = new Map(plans.map(({ id, value }) => [id, value.active ? value.planName : "Free Plan"]));
  return found.map(({ id, value }) => ({
    uid: id,
    email: value.email,
    displayName: value.displayName,
    lastLogin: value.lastLogin,
    isAdmin: value.isAdmin,
    planName: planOf.get(id) ?? "Free Plan",
    country: value.detectedCountry?.countryCode ?? null,
  }));
}

const latest = { orderBy: [["lastLogin", "desc"]], limit: PAGE } as const;

async function matching(users: AdminStore["users"], search: string): Promise<Stored<User>[]> {
  const byAddress = users.find({
    where: [
      ["email", ">=", search.toLowerCase()],
      ["email", "<=", search.toLowerCase() + LAST],
    ],
    orderBy: [["email", "asc"]],
    limit: PAGE,
  });
  const byId = users.find({ where: [["uid", "==", search]], limit: 1 });
  const [first, rest] = await Promise.all([byId, byAddress]);
  return [...first, ...rest.filter((it) => !first.some(({ id }) => id === it.id))].slice(0, PAGE);
}
