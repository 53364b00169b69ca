import { LogAction } from "@vignette/domain/admin";
import * as z from "zod/mini";
import { router } from "../../context/trpc.ts";
import { listUnreadable } from "../../records/stores/unreadable-store.ts";
import { announcementProcedures } from "./announcements/procedures.ts";
import { errorProcedures } from "./errors/procedures.ts";
import { listLog } from "./list-log.ts";
import { overviewProcedures } from "./overview/procedures.ts";
import { cursor, procedure, search } from "./procedure.ts";
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
  unreadableDocuments: procedure
    .input(z.object({ cursor }))
    .query(({ ctx, input }) => listUnreadable(ctx.documents, input.cursor)),
  /** What admins changed, the latest first. */
  log: procedure
    .input(z.object({ search: z._default(search, ""), action: z._default(z.nullable(LogAction), null), cursor }))
    .query(({ ctx, input }) => listLog(ctx.store, input)),
});
