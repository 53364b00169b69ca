import { PageCursor } from "@vignette/domain/admin";
import { line } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { adminProcedure } from "../../context/trpc.ts";
import { adminStore } from "./store.ts";

/** For admins, with the store of everything that they can read. */
export const procedure = adminProcedure.use(({ ctx, next }) => next({ ctx: { store: adminStore(ctx.documents) } }));

/** The text that a list is searched for; empty lists everything. */
export const search = line(200);

/** The end of the previous page; null for the first one. */
export const cursor = z._default(z.nullable(PageCursor), null);
