import type { Outputs } from "../../trpc.ts";

/** The health of an account in addition to its connection. */
export type ConnectionHealth = Outputs["socialAccounts"]["health"][number];
