import { Id } from "@vignette/domain/kernel";
import { PageUrl, SaveProductInput } from "@vignette/domain/research";
import * as z from "zod/mini";
import { router, userProcedure } from "../../trpc.ts";
import { readPage } from "./read-page.ts";
import { removeProduct } from "./remove-product.ts";
import { saveProduct } from "./save-product.ts";
import { productStore } from "./store.ts";

const procedure = userProcedure.use(({ ctx, next }) => next({ ctx: { products: productStore(ctx.documents) } }));

export const researchRouter = router({
  list: procedure
    .input(z.object({ projectId: Id }))
    .query(({ ctx, input }) => ctx.products.ofProject(ctx.user.uid, input.projectId)),
  /** A mutation, because it asks somebody else's server each time. */
  readPage: procedure.input(z.object({ url: PageUrl })).mutation(({ ctx, input }) => readPage(ctx.pages, input.url)),
  save: procedure.input(SaveProductInput).mutation(({ ctx, input }) => saveProduct(ctx, ctx.user.uid, input)),
  remove: procedure
    .input(z.object({ id: Id }))
    .mutation(({ ctx, input }) => removeProduct(ctx.products, ctx.user.uid, input.id)),
});
