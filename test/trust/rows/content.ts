import { brief } from "../world/brief.ts";
import { everything } from "../world/uploads.ts";
import { owner, plainUser, type RowsOf, user } from "./row.ts";

/** A page of the local internet, and a picture of it. */
const shopPage = "https://acme.example/candle";
export const shopPicture = "https://acme.example/images/candle.jpg";
const stockSearch = { words: "candle", shape: "upright", language: "en" } as const;

export const researchRows = {
  list: owner(({ projectId }) => ({ projectId }), { strangers: "nothing" }),
  versions: owner(async ({ aProduct }) => ({ id: await aProduct() })),
  readPage: user(() => ({ url: shopPage })),
  writeBrief: user(
    () => ({
      part: "people",
      page: {
        ...{ url: "https://example.com/pact", name: "Pact", description: "A drink", price: "", language: "en" },
        blocks: [{ tag: "p", text: "A drink for parents" }],
      },
    }),
    { costs: true },
  ),
  save: owner(async ({ aProduct, projectId, mark }) => ({
    id: await aProduct(),
    projectId,
    brief: { ...brief, name: mark },
    reason: "edit",
  })),
  remove: owner(async ({ aProduct }) => ({ id: await aProduct() })),
  restore: owner(async ({ aProduct, person }) => {
    const id = await aProduct();
    await person.client.research.remove.mutate({ id });
    return { id };
  }),
} satisfies RowsOf<"research">;

export const assetsRows = {
  list: owner(({ projectId }) => ({ projectId }), { strangers: "nothing" }),
  get: owner(async ({ posts }) => ({ id: await posts.asset() })),
  page: owner(({ projectId }) => ({ projectId, filter: everything, cursor: null }), { strangers: "nothing" }),
  uses: owner(({ projectId }) => ({ projectId }), { strangers: "nothing" }),
  edit: owner(async ({ uploads }) => ({
    items: [{ origin: "uploaded", id: await uploads.stored() }],
    change: { alt: "A candle" },
  })),
  writeAltText: owner(async ({ uploads }) => ({ origin: "uploaded", id: await uploads.stored() }), { costs: true }),
  findParts: owner(async ({ uploads }) => ({ id: await uploads.stored() }), { costs: true }),
  remove: owner(async ({ posts }) => ({ items: [{ origin: "made", id: await posts.asset() }] })),
  restore: owner(async ({ uploads }) => ({ items: [{ origin: "uploaded", id: await uploads.removed() }] })),
  makeCarousel: owner(async ({ uploads, projectId }) => ({
    projectId,
    name: "Spring",
    slides: await uploads.pictures(),
  })),
  editCarousel: owner(async ({ uploads }) => await uploads.carousel()),
  useEarlierVersion: owner(async ({ uploads }) => ({ id: await uploads.replaced() })),
  folders: owner(({ projectId }) => ({ projectId }), { strangers: "nothing" }),
  addFolder: owner(({ projectId }) => ({ projectId, name: "Autumn" })),
  renameFolder: owner(async ({ projectId, uploads }) => ({ projectId, id: await uploads.folder(), name: "Winter" })),
  removeFolder: owner(async ({ projectId, uploads }) => ({ projectId, id: await uploads.folder() })),
  savePagePicture: owner(({ projectId }) => ({ projectId, page: shopPage, src: shopPicture, alt: "A candle" })),
  takePagePictures: owner(({ projectId }) => ({
    ...{ projectId, page: shopPage, pictures: [{ src: shopPicture, alt: "A candle" }] },
  })),
  savedPagePictures: owner(({ projectId }) => ({ projectId }), { strangers: "nothing" }),
  stockOffer: plainUser(),
  searchStock: user(() => stockSearch),
  takeStockPhoto: owner(async ({ projectId, person }) => {
    const { photos } = await person.client.assets.searchStock.query(stockSearch);
    return { projectId, photoId: photos[0]?.id ?? "" };
  }),
  startUpload: owner(({ projectId, mark }) => ({
    ...{ projectId, folderId: null, replaces: null, name: `${mark}.jpg`, bytes: 1000 },
  })),
  upload: owner(async ({ uploads }) => ({ id: await uploads.begun() })),
  finishUpload: owner(async ({ uploads }) => ({
    id: await uploads.arrived(),
    ...{ width: 540, height: 675, durationMs: 0 },
  })),
  abortUpload: owner(async ({ uploads }) => ({ id: await uploads.begun() })),
} satisfies RowsOf<"assets">;

export const analyticsRows = {
  summary: owner(({ projectId }) => ({ projectId }), { strangers: "nothing" }),
  curve: owner(async ({ posts }) => ({ targetId: (await posts.post()).targetId }), { strangers: "nothing" }),
  daily: owner(({ projectId }) => ({ projectId, from: "2026-11-01", to: "2026-11-24" }), { strangers: "nothing" }),
  suggestions: owner(({ projectId, productId }) => ({ projectId, productId, accountId: null, count: 3 })),
  weeklyReport: owner(({ projectId }) => ({ projectId }), { strangers: "nothing" }),
  setWeeklyReport: owner(({ projectId }) => ({ projectId, on: true, zone: "Europe/Berlin" })),
  refresh: owner(({ projectId }) => ({ projectId })),
} satisfies RowsOf<"analytics">;
