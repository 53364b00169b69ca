import { AssetType, countedAs } from "@vignette/domain/assets";
import { Id, line } from "@vignette/domain/kernel";
import {
  EditInput,
  FinishExportInput,
  FinishVariantInput,
  GenerateInput,
  GenerateManyInput,
  RejectInput,
  RenameInput,
  RewriteInput,
  SampleVoiceInput,
  SaveVariantsInput,
  StartRenderInput,
  StartRepairInput,
} from "@vignette/domain/studio";
import { CreateShortInput, HeardInput, SuggestCutsInput } from "@vignette/domain/studio/shorts";
import * as z from "zod/mini";
import { router, userProcedure } from "../../context/trpc.ts";
import { paying } from "../../usage/paying.ts";
import { allowanceLeft } from "../../usage/within-limit.ts";
import { applyBrandKit } from "./creation/apply-brand-kit.ts";
import { brandFiles } from "./creation/brand-files.ts";
import { creationView } from "./creation/creation-view.ts";
import { duplicate } from "./creation/duplicate.ts";
import { edit } from "./creation/edit.ts";
import { productPictures } from "./creation/pictures-of.ts";
import { studioStore } from "./creation/store.ts";
import { listCreationVersions } from "./creation/versions.ts";
import { cancelGeneration } from "./generation/cancel-generation.ts";
import { createBatch } from "./generation/create-batch.ts";
import { createCreation } from "./generation/create-creation.ts";
import { generateMissing } from "./generation/generate-missing.ts";
import { drawPresenter, presenterShelf } from "./generation/presenters/presenter-shelf.ts";
import { acceptStreamedScript } from "./generation/script/accept-streamed-script.ts";
import { rewrite } from "./generation/script/rewrite.ts";
import { heardIn } from "./generation/voice/heard-words.ts";
import { sampleVoice } from "./generation/voice/sample-voice.ts";
import { reject } from "./reject.ts";
import { removeCreation } from "./remove-creation.ts";
import { checkExportable } from "./rendering/assert-exportable.ts";
import { cancelRender } from "./rendering/cancel-render.ts";
import { finishExport } from "./rendering/finish-export.ts";
import { renderStore } from "./rendering/render-store.ts";
import { renderView } from "./rendering/render-view.ts";
import { startRender } from "./rendering/start-render.ts";
import { startRepair } from "./rendering/start-repair.ts";
import { createShort } from "./shorts/create-short.ts";
import { suggestCuts } from "./shorts/suggest-cuts.ts";
import { finishVariant } from "./variants/finish-variant.ts";
import { generateVariantVoice } from "./variants/generate-variant-voice.ts";
import { saveVariants } from "./variants/save-variants.ts";
import { variantStore } from "./variants/variant-store.ts";
import { variantsOf, variantsView } from "./variants/variants-of.ts";

const procedure = userProcedure.use(({ ctx, next }) =>
  next({
    ctx: {
      studio: studioStore(ctx.documents),
      renders: renderStore(ctx.documents),
      variants: variantStore(ctx.documents),
    },
  }),
);

/** With paid models, for users who may spend credits. */
const paid = procedure.use(({ ctx, next }) => next({ ctx: paying(ctx, ctx.user) }));

export const studioRouter = router({
  list: procedure.input(z.object({ projectId: Id })).query(async ({ ctx, input }) => {
    const creations = await ctx.studio.ofProject(ctx.user.uid, input.projectId);
    return await Promise.all(creations.map((creation) => creationView(ctx, creation)));
  }),
  get: procedure.input(z.object({ id: Id })).query(async ({ ctx, input }) => {
    const { value } = await ctx.studio.get(ctx.user.uid, input.id);
    return await creationView(ctx, value);
  }),
  /** Adds a creation to a project, and starts generating it. */
  create: paid
    .input(GenerateInput)
    .mutation(async ({ ctx, input }) => creationView(ctx, await createCreation(ctx, ctx.user.uid, input))),
  /** Adds a creation for every hook and look, and starts generating them. */
  createBatch: paid.input(GenerateManyInput).mutation(async ({ ctx, input }) => {
    const creations = await createBatch(ctx, ctx.user.uid, input);
    return await Promise.all(creations.map((creation) => creationView(ctx, creation)));
  }),
  /** How many more of a kind the plan allows: those under way count until they fail or are rejected. */
  allowanceLeft: procedure.input(z.object({ kind: AssetType })).query(({ ctx, input: { kind } }) =>
    allowanceLeft(ctx, {
      uid: ctx.user.uid,
      key: countedAs(kind),
      underWay: (period) => ctx.studio.countUnderWay(ctx.user.uid, kind, period, ctx.now),
    }),
  ),
  reject: procedure.input(RejectInput).mutation(({ ctx, input }) => reject(ctx, ctx.user.uid, input)),
  /** Generates the missing media of a creation: after a failure, or after an edit. */
  generateMissing: paid
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => creationView(ctx, await generateMissing(ctx, ctx.user.uid, input.id))),
  cancelGeneration: procedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => creationView(ctx, await cancelGeneration(ctx, ctx.user.uid, input.id))),
  /** Turns the part of a script that was streamed before a failure into the script. */
  acceptStreamedScript: procedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => creationView(ctx, await acceptStreamedScript(ctx, ctx.user.uid, input.id))),
  /** The voices to choose from, the usual one first. */
  voices: procedure.query(({ ctx }) => ctx.models.voices()),
  /** The photos and clips of a product, the preferred ones first. */
  productPictures: procedure
    .input(z.object({ projectId: Id, productId: Id }))
    .query(({ ctx, input }) => productPictures(ctx, ctx.user.uid, input)),
  /** The price of a video clip; null if no video provider is configured. */
  videoClipOffer: procedure.query(({ ctx }) => ctx.models.videoClipOffer()),
  /** The presenters, with their faces and price; null if no provider makes people talk. */
  presenters: procedure.query(({ ctx }) => presenterShelf(ctx)),
  /** Draws a presenter's face, once for all users. */
  drawPresenter: procedure
    .input(z.object({ presenter: line(40, 1) }))
    .mutation(({ ctx, input }) => drawPresenter(ctx, input.presenter)),
  /** The address of a sample of a voice. */
  sampleVoice: paid.input(SampleVoiceInput).mutation(({ ctx, input }) => sampleVoice(ctx, ctx.user.uid, input)),
  edit: procedure
    .input(EditInput)
    .mutation(async ({ ctx, input }) => creationView(ctx, await edit(ctx, ctx.user.uid, input))),
  /** The files that the project's brand kit names, and its other fonts; those that were deleted are left out. */
  brandFiles: procedure
    .input(z.object({ projectId: Id }))
    .query(({ ctx, input }) => brandFiles(ctx, ctx.user.uid, input.projectId)),
  /** Puts the project's brand kit on what was made before. */
  applyBrandKit: procedure
    .input(z.object({ projectId: Id }))
    .mutation(({ ctx, input }) => applyBrandKit(ctx, ctx.user.uid, input)),
  rename: procedure.input(RenameInput).mutation(async ({ ctx, input }) => {
    const { value } = await ctx.studio.get(ctx.user.uid, input.id);
    await ctx.studio.patch(value.id, { name: input.name });
    return await creationView(ctx, { ...value, name: input.name });
  }),
  /** Proposes another wording; nothing is saved. */
  rewrite: paid.input(RewriteInput).mutation(({ ctx, input, signal }) => rewrite(ctx, ctx.user.uid, input, { signal })),
  /** What was heard in parts of an upload before. */
  heard: procedure.input(HeardInput).query(({ ctx, input }) => heardIn(ctx, ctx.user.uid, input)),
  /** Suggests parts of a transcribed clip as shorts; nothing is saved. */
  suggestCuts: paid
    .input(SuggestCutsInput)
    .mutation(({ ctx, input, signal }) => suggestCuts(ctx, ctx.user.uid, input, { signal })),
  createShort: procedure
    .input(CreateShortInput)
    .mutation(async ({ ctx, input }) => creationView(ctx, await createShort(ctx, ctx.user.uid, input))),
  duplicate: procedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => creationView(ctx, await duplicate(ctx, ctx.user.uid, input.id))),
  /** Earlier versions, newest first. */
  versions: procedure
    .input(z.object({ id: Id }))
    .query(({ ctx, input }) => listCreationVersions(ctx.studio, ctx.user.uid, input.id)),
  /** Refused if no file may be made of a creation as it is stored. */
  checkExport: procedure
    .input(z.object({ id: Id }))
    .query(({ ctx, input }) => checkExportable(ctx.studio, ctx.user.uid, input.id)),
  finishExport: procedure.input(FinishExportInput).mutation(({ ctx, input }) => finishExport(ctx, ctx.user.uid, input)),
  /** The state of a creation's render on the server; null if there is none. */
  render: procedure.input(z.object({ id: Id })).query(async ({ ctx, input }) => {
    const stored = await ctx.renders.owned(ctx.user.uid, input.id);
    return stored && renderView(stored.value);
  }),
  startRender: paid
    .input(StartRenderInput)
    .mutation(async ({ ctx, input }) => renderView(await startRender(ctx, ctx.user.uid, input))),
  /** Draws the file of an upload anew, where the browser cannot; its state is asked as that of a creation. */
  startRepair: paid
    .input(StartRepairInput)
    .mutation(async ({ ctx, input }) => renderView(await startRepair(ctx, ctx.user.uid, input))),
  cancelRender: procedure
    .input(z.object({ id: Id }))
    .mutation(async ({ ctx, input }) => renderView(await cancelRender(ctx, ctx.user.uid, input.id))),
  /** The set of variants of a video; only the video itself while nothing was chosen. */
  variants: procedure
    .input(z.object({ id: Id }))
    .query(async ({ ctx, input }) => variantsView(ctx.files, (await variantsOf(ctx, ctx.user.uid, input.id)).set)),
  saveVariants: procedure
    .input(SaveVariantsInput)
    .mutation(async ({ ctx, input }) => variantsView(ctx.files, await saveVariants(ctx, ctx.user.uid, input))),
  /** Generates the voice of a written part. */
  generateVariantVoice: paid
    .input(z.object({ id: Id, partId: line(40, 1) }))
    .mutation(async ({ ctx, input }) =>
      variantsView(ctx.files, await generateVariantVoice(ctx, ctx.user.uid, input.id, input.partId)),
    ),
  finishVariant: procedure
    .input(FinishVariantInput)
    .mutation(({ ctx, input }) => finishVariant(ctx, ctx.user.uid, input)),
  remove: procedure
    .input(z.object({ id: Id }))
    .mutation(({ ctx, input }) => removeCreation(ctx, ctx.user.uid, input.id)),
});
