import { Id } from "@vignette/domain/kernel";
import { PageUrl, SaveProductInput, WriteBriefInput } from "@vignette/domain/research";
import * as z from "zod/mini";
import { router, userProcedure } from "../../context/trpc.ts";
import { paying } from "../../usage/paying.ts";
import { listProductVersions } from "./list-product-versions.ts";
import { readPage } from "./read-page.ts";
import { removeProduct, restoreProduct } from "./remove-product.ts";
import { saveProduct } from "./save-product.ts";
import { productStore } from "./store.ts";
import { writeBrief } from "./write-brief.ts";

const procedure = userProcedure.use(({ ctx, next }) => next({ ctx: { products: productStore(ctx.documents) } }));
const OneProduct = z.object({ id: Id });

/** With paid models, for users who may spend credits. */
const paid = procedure.use(({ ctx, next }) => next({ ctx: paying(ctx, ctx.user) }));

export const researchRouter = router({
  list: procedure
    .input(z.object({ projectId: Id }))
    .query(({ ctx, input }) => ctx.products.ofProject(ctx.user.uid, input.projectId)),
  versions: procedure
    .input(OneProduct)
    .query(({ ctx, input }) => listProductVersions(ctx.products, ctx.user.uid, input.id)),
  /** A mutation, because each call fetches a page from another server. */
  readPage: procedure.input(z.object({ url: PageUrl })).mutation(({ ctx, input }) => readPage(ctx.pages, input.url)),
  /** A mutation, because each call uses the text model. */
  writeBrief: paid.input(WriteBriefInput).mutation(({ ctx, input }) => writeBrief(ctx.generation, input)),
  save: procedure.input(SaveProductInput).mutation(({ ctx, input }) => saveProduct(ctx, ctx.user.uid, input)),
  remove: procedure.input(OneProduct).mutation(({ ctx, input }) => removeProduct(ctx, ctx.user.uid, input.id)),
  restore: procedure.input(OneProduct).mutation(({ ctx, input }) => restoreProduct(ctx, ctx.user.uid, input.id)),
});
