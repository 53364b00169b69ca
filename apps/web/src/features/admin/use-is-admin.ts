import { trpc } from "../../trpc.ts";

/** Whether this user is an admin, by token or record. Undefined while it is unknown. Source: spec §6. */
export function useIsAdmin(): boolean | undefined {
  return trpc.identity.me.useQuery().data?.isAdmin;
}
