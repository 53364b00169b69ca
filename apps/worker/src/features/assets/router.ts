import {
  EditCarouselInput,
  EditItemsInput,
  FinishUploadInput,
  FoldersAndTags,
  ItemRef,
  LibraryPageInput,
  MakeCarouselInput,
  SavePagePictureInput,
  SearchStockInput,
  StartUploadInput,
  TakePagePicturesInput,
  TakeStockInput,
} from "@vignette/domain/assets";
import { Id } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { postedAssetView } from "../../adapters/files/posted-asset-view.ts";
import { router, userProcedure } from "../../context/trpc.ts";
import { readPhotos } from "../../pictures/read-photos.ts";
import { paying } from "../../usage/paying.ts";
import { abortUpload } from "./abort-upload.ts";
import { editCarousel, makeCarousel } from "./carousels.ts";
import { editItems } from "./edit-items.ts";
import { findParts } from "./find-parts.ts";
import { finishUpload } from "./finish-upload.ts";
import { folderStore } from "./folder-store.ts";
import { usesOfProject } from "./item-uses.ts";
import { libraryPage } from "./library-page.ts";
import { removeFolder } from "./remove-folder.ts";
import { removeItems, restoreItems } from "./remove-items.ts";
import { savePagePicture } from "./save-page-picture.ts";
import { searchStock } from "./search-stock.ts";
import { startUpload, uploadView } from "./start-upload.ts";
import { assetStore } from "./store.ts";
import { takePagePictures } from "./take-page-pictures.ts";
import { takeStockPhoto } from "./take-stock-photo.ts";
import { uploadStore } from "./upload-store.ts";
import { useEarlierVersion } from "./use-earlier-version.ts";
import { writeAltText } from "./write-alt-text.ts";

const procedure = userProcedure.use(({ ctx, next }) => {
  const { documents } = ctx;
  return next({
    ctx: { assets: assetStore(documents), folders: folderStore(documents), uploads: uploadStore(documents) },
  });
});

const OfProject = z.object({ projectId: Id });
const ById = z.object({ id: Id });
const Items = z.object({ items: z.array(ItemRef).check(z.minLength(1), z.maxLength(100)) });
const FolderName = FoldersAndTags.shape.folders._zod.def.element.shape.name;

/** With paid models, for users who may spend credits. */
const paid = procedure.use(({ ctx, next }) => next({ ctx: paying(ctx, ctx.user) }));

export const assetsRouter = router({
  /** What can be posted: finished content, then the user's own pictures and videos, each newest first. */
  list: procedure.input(OfProject).query(async ({ ctx, input }) => {
    const assets = await ctx.assets.postable(ctx.user.uid, input.projectId);
    return await Promise.all(assets.map((asset) => postedAssetView(ctx.files, asset)));
  }),
  get: procedure.input(ById).query(async ({ ctx, input }) => {
    return await postedAssetView(ctx.files, await ctx.assets.posted(ctx.user.uid, input.id));
  }),

  /** All items, generated or uploaded, in pages. */
  page: procedure.input(LibraryPageInput).query(({ ctx, input }) => libraryPage(ctx, ctx.user.uid, input)),
  uses: procedure.input(OfProject).query(({ ctx, input }) => usesOfProject(ctx, ctx.user.uid, input.projectId)),
  edit: procedure.input(EditItemsInput).mutation(({ ctx, input }) => editItems(ctx, ctx.user.uid, input)),
  /** Generates alt text for an item that has none. */
  writeAltText: paid.input(ItemRef).mutation(({ ctx, input }) => writeAltText(ctx, ctx.user.uid, input)),
  /** Names the parts of a photo that has none. */
  findParts: paid.input(ById).mutation(({ ctx, input }) => findParts(ctx, ctx.user.uid, input.id)),
  remove: procedure.input(Items).mutation(({ ctx, input }) => removeItems(ctx, ctx.user.uid, input.items)),
  restore: procedure.input(Items).mutation(({ ctx, input }) => restoreItems(ctx, ctx.user.uid, input.items)),
  makeCarousel: procedure.input(MakeCarouselInput).mutation(({ ctx, input }) => makeCarousel(ctx, ctx.user.uid, input)),
  editCarousel: procedure.input(EditCarouselInput).mutation(({ ctx, input }) => editCarousel(ctx, ctx.user.uid, input)),
  useEarlierVersion: procedure.input(ById).mutation(({ ctx, input }) => useEarlierVersion(ctx, ctx.user.uid, input.id)),

  folders: procedure.input(OfProject).query(({ ctx, input }) => ctx.folders.get(ctx.user.uid, input.projectId)),
  addFolder: procedure.input(z.extend(OfProject, { name: FolderName })).mutation(async ({ ctx, input }) => {
    await ctx.assets.project(ctx.user.uid, input.projectId);
    return await ctx.folders.addFolder(ctx.user.uid, input.projectId, { id: ctx.newId(), name: input.name });
  }),
  renameFolder: procedure
    .input(z.extend(OfProject, { id: Id, name: FolderName }))
    .mutation(({ ctx, input }) => ctx.folders.renameFolder(ctx.user.uid, input.projectId, input.id, input.name)),
  removeFolder: procedure
    .input(z.extend(OfProject, { id: Id }))
    .mutation(({ ctx, input }) => removeFolder(ctx, ctx.user.uid, input.projectId, input.id)),

  /** Saves a picture from a page as an asset. */
  savePagePicture: procedure
    .input(SavePagePictureInput)
    .mutation(({ ctx, input }) => savePagePicture(ctx, ctx.user.uid, input)),
  /** The URLs of the pictures that were taken from pages. */
  savedPagePictures: procedure.input(OfProject).query(async ({ ctx, input }) => {
    const found = await ctx.assets.pagePictures({ uid: ctx.user.uid, projectId: input.projectId });
    return found.flatMap(({ from, purgeAt }) => (from && !purgeAt ? [from.src] : []));
  }),
  /** Saves the pictures that show a page's product. */
  takePagePictures: procedure.input(TakePagePicturesInput).mutation(async ({ ctx, input }) => {
    const taken = await takePagePictures(ctx, ctx.user.uid, input);
    const ids = taken.items.map(({ id }) => id);
    if (ctx.user.emailVerified) ctx.background(readPhotos(ctx, ctx.user.uid, ids));
    return taken;
  }),

  /** The collection that stock photos come from; null if none is configured. */
  stockOffer: procedure.query(({ ctx }) => ctx.stock?.provider ?? null),
  searchStock: procedure.input(SearchStockInput).query(({ ctx, input }) => searchStock(ctx, ctx.user.uid, input)),
  /** Stores a stock photo, with its credit. */
  takeStockPhoto: procedure
    .input(TakeStockInput)
    .mutation(({ ctx, input }) => takeStockPhoto(ctx, ctx.user.uid, input)),

  startUpload: procedure.input(StartUploadInput).mutation(({ ctx, input }) => startUpload(ctx, ctx.user.uid, input)),
  upload: procedure.input(ById).query(async ({ ctx, input }) => {
    return uploadView((await ctx.uploads.get(ctx.user.uid, input.id)).value);
  }),
  finishUpload: procedure.input(FinishUploadInput).mutation(({ ctx, input }) => finishUpload(ctx, ctx.user.uid, input)),
  abortUpload: procedure.input(ById).mutation(async ({ ctx, input }) => {
    await ctx.uploads.get(ctx.user.uid, input.id);
    await abortUpload(ctx, ctx.user.uid, input.id);
    return { id: input.id };
  }),
});
