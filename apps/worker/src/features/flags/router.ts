import { publicProcedure, router } from "../../context/trpc.ts";
import { flagStore } from "../../records/stores/flag-store.ts";

export const flagsRouter = router({
  current: publicProcedure.query(({ ctx }) => flagStore(ctx.documents).recent(ctx.now)),
});
