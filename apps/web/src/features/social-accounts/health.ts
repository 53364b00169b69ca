import type { Outputs } from "../../trpc.ts";

/** What the Worker knows of an account besides its connection. */
export type ConnectionHealth = Outputs["socialAccounts"]["health"][number];
