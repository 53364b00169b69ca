import { router, userProcedure } from "../../context/trpc.ts";
import { usageLog } from "./usage-log.ts";
import { usageSummary } from "./usage-summary.ts";

export const usageRouter = router({
  summary: userProcedure.query(({ ctx }) => usageSummary(ctx, ctx.user.uid)),
  log: userProcedure.query(({ ctx }) => usageLog(ctx.documents, ctx.user.uid)),
});
