import * as z from "zod/mini";
import { router } from "../../context/trpc.ts";
import { listUnreadable } from "../../records/unreadable-store.ts";
import { announcementProcedures } from "./announcements/procedures.ts";
import { errorProcedures } from "./errors/procedures.ts";
import { overviewProcedures } from "./overview/procedures.ts";
import { pageOf } from "./page-of.ts";
import { cursor, procedure } from "./procedure.ts";
import { publishLogProcedures } from "./publish-log/procedures.ts";
import { settingsProcedures } from "./settings/procedures.ts";
import { ticketProcedures } from "./tickets/procedures.ts";
import { userProcedures } from "./users/procedures.ts";

/** One section of the Admin Dashboard per folder. */
export const adminRouter = router({
  ...overviewProcedures,
  ...publishLogProcedures,
  ...errorProcedures,
  ...userProcedures,
  ...ticketProcedures,
  ...announcementProcedures,
  ...settingsProcedures,
  /** Documents that are invalid under the schema of their collection, the latest first. */
  unreadableDocuments: procedure.query(({ ctx }) => listUnreadable(ctx.documents)),
  /** What admins changed, the latest first. */
  log: procedure.input(z.object({ cursor })).query(async ({ ctx, input }) => {
    const query = { orderBy: ["createdAt", "desc"] } as const;
    const { rows, next } = await pageOf(ctx.store.log, query, (it) => it.createdAt, input.cursor);
    return { rows: rows.map(({ id, value }) => ({ id, ...value })), next };
  }),
});
