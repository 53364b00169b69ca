import type { Outputs } from "../../trpc.ts";

/** What the Worker knows of an account beside its connection. */
export type Health = Outputs["socialAccounts"]["health"][number];
