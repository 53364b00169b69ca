import { flagStore } from "../../flags/flag-store.ts";
import { publicProcedure, router } from "../../trpc.ts";

export const flagsRouter = router({
  current: publicProcedure.query(({ ctx }) => flagStore(ctx.documents).read()),
});
