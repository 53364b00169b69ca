import type { Outputs } from "../../trpc.ts";

/** What the Worker knows of an account beside its connection. */
export type ConnectionHealth = Outputs["socialAccounts"]["health"][number];
