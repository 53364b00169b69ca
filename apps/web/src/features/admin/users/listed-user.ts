import type { Outputs } from "../../../trpc.ts";

/** One user as the list shows them. */
export type ListedUser = Outputs["admin"]["users"]["rows"][number];
