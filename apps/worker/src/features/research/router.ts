import { Id } from "@vignette/domain/kernel";
import { SaveProductInput } from "@vignette/domain/research";
import * as z from "zod/mini";
import { router, userProcedure } from "../../trpc.ts";
import { removeProduct } from "./remove-product.ts";
import { saveProduct } from "./save-product.ts";
import { productStore } from "./store.ts";

const procedure = userProcedure.use(({ ctx, next }) => next({ ctx: { products: productStore(ctx.documents) } }));

export const researchRouter = router({
  list: procedure
    .input(z.object({ projectId: Id }))
    .query(({ ctx, input }) => ctx.products.ofProject(ctx.user.uid, input.projectId)),
  save: procedure.input(SaveProductInput).mutation(({ ctx, input }) => saveProduct(ctx, ctx.user.uid, input)),
  remove: procedure
    .input(z.object({ id: Id }))
    .mutation(({ ctx, input }) => removeProduct(ctx.products, ctx.user.uid, input.id)),
});
