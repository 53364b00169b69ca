import { PublishLogInput, TargetRef } from "@vignette/domain/admin";
import { procedure } from "../procedure.ts";
import { listTargets } from "./list-targets.ts";
import { oneTarget, reconcile } from "./reconcile.ts";

export const publishLogProcedures = {
  publishLog: procedure.input(PublishLogInput).query(({ ctx, input }) => listTargets(ctx.store, input, ctx.now)),
  target: procedure.input(TargetRef).query(({ ctx, input }) => oneTarget(ctx, input)),
  reconcile: procedure.input(TargetRef).mutation(({ ctx, input }) => reconcile(ctx, input)),
};
