import { days, type Instant, later } from "@vignette/domain/kernel";
import type { AdminStore } from "../store.ts";

/** The period that counts as this week. */
const WEEK = days(7);

/** All users, those who signed up in the last seven days, and those who used the product in that time. */
export async function countUsers({ users }: Pick<AdminStore, "users">, now: Instant) {
  const since = later(now, -WEEK);
  const [total, isNew, active] = await Promise.all([
    users.count({}),
    users.count({ where: [["createdAt", ">=", since]] }),
    users.count({ where: [["lastLogin", ">=", since]] }),
  ]);
  return { total, new: isNew, active };
}
