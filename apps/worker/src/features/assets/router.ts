import { Id } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { assetView } from "../../asset-view.ts";
import { router, userProcedure } from "../../trpc.ts";
import { removeAsset } from "./remove-asset.ts";
import { assetStore } from "./store.ts";

const procedure = userProcedure.use(({ ctx, next }) => next({ ctx: { assets: assetStore(ctx.documents) } }));

export const assetsRouter = router({
  list: procedure.input(z.object({ projectId: Id })).query(async ({ ctx, input }) => {
    const assets = await ctx.assets.ofProject(ctx.user.uid, input.projectId);
    return await Promise.all(assets.map((asset) => assetView(ctx.files, asset)));
  }),
  get: procedure.input(z.object({ id: Id })).query(async ({ ctx, input }) => {
    const { value } = await ctx.assets.get(ctx.user.uid, input.id);
    return await assetView(ctx.files, value);
  }),
  remove: procedure.input(z.object({ id: Id })).mutation(({ ctx, input }) => removeAsset(ctx, ctx.user.uid, input.id)),
});
