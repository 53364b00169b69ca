import { publicProcedure, router } from "../../trpc.ts";
import { currentFlags } from "./current-flags.ts";

export const flagsRouter = router({
  current: publicProcedure.query(({ ctx }) => currentFlags(ctx.documents)),
});
