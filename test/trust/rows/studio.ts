import { newStyle } from "@vignette/domain/studio";
import { aScript } from "../world/creations.ts";
import type { World } from "../world/world.ts";
import { owner, plainUser, type RowsOf, user } from "./row.ts";

const COSTS = { costs: true } as const;
const ofDraft = async ({ creations }: World) => ({ id: await creations.draft() });
const ofStory = async ({ creations }: World) => ({ id: await creations.story() });
/** A drawn meme: no provider has to make a picture for it. */
const meme = { kind: "meme-image" as const, drawing: "two-doors" };
const opening = { hook: "Stop fixing tired mornings", hookId: null, template: "" };
const ownParts = (["hook", "body"] as const).map((place) => ({
  ...{ id: place, place, number: 1, from: { kind: "own" as const } },
}));

export const studioRows = {
  list: owner(({ projectId }) => ({ projectId }), { strangers: "nothing" }),
  get: owner(ofDraft),
  create: owner(({ projectId, productId }) => ({ projectId, productId, ...meme, ...opening }), COSTS),
  createBatch: owner(
    ({ projectId, productId }) => ({
      ...{ batchId: crypto.randomUUID(), projectId, productId, ...meme },
      cells: [opening],
    }),
    COSTS,
  ),
  allowanceLeft: user(() => ({ kind: "carousel-image" })),
  reject: owner(async ({ creations }) => ({ ids: [await creations.draft()], rejected: true })),
  generateMissing: owner(ofDraft, COSTS),
  cancelGeneration: owner(async ({ creations }) => ({ id: await creations.generating() })),
  acceptStreamedScript: owner(async ({ creations }) => ({ id: await creations.brokenOff() })),
  voices: plainUser(),
  productPictures: owner(({ projectId, productId }) => ({ projectId, productId })),
  videoClipOffer: plainUser(),
  presenters: plainUser(),
  drawPresenter: user(() => ({ presenter: "mara" })),
  sampleVoice: owner(async ({ creations, person }) => {
    const [voice] = await person.client.studio.voices.query();
    return { creationId: await creations.draft(), voice: voice?.id ?? "" };
  }, COSTS),
  edit: owner(async ({ creations }) => ({
    ...{ id: await creations.draft(), revision: 0, script: aScript(), keep: false },
    style: newStyle("carousel-image", {}),
  })),
  brandFiles: owner(({ projectId }) => ({ projectId })),
  applyBrandKit: owner(({ projectId }) => ({ projectId })),
  rename: owner(async ({ creations }) => ({ id: await creations.draft(), name: "Another name" })),
  rewrite: owner(async ({ creations }) => ({ id: await creations.draft(), script: aScript(), beatId: "first" }), COSTS),
  heard: owner(async ({ uploads }) => {
    const id = await uploads.stored();
    return { id, key: await uploads.keyOf(id), spans: [{ fromMs: 0, toMs: 20_000 }] };
  }),
  suggestCuts: owner(({ projectId, productId }) => ({ projectId, productId, words: aTalk() }), COSTS),
  createShort: owner(async ({ projectId, productId, uploads }) => {
    const id = await uploads.stored();
    const file = { origin: "uploaded" as const, id, key: await uploads.keyOf(id) };
    return { projectId, productId, file, hook: "Burn it longer", fromMs: 0, toMs: 20_000, said: aTalk() };
  }),
  duplicate: owner(ofDraft),
  versions: owner(ofDraft),
  checkExport: owner(ofDraft),
  finishExport: owner(async ({ creations }) => {
    const { id, key } = await creations.exported();
    return { id, files: [{ key, type: "image/jpeg", width: 1080, height: 1350, durationMs: null, platform: null }] };
  }),
  render: owner(async ({ creations }) => ({ id: await creations.rendered("failed") })),
  startRender: owner(
    async ({ creations }) => ({
      id: await creations.draft(),
      files: [{ type: "image/jpeg", platform: "tiktok", atMs: 0, scene: {} }],
    }),
    COSTS,
  ),
  startRepair: owner(
    async ({ uploads }) => ({
      id: await uploads.stored(),
      file: { type: "image/jpeg", platform: null, atMs: 0, scene: {} },
    }),
    COSTS,
  ),
  cancelRender: owner(async ({ creations }) => ({ id: await creations.rendered("drawing") })),
  variants: owner(ofStory),
  saveVariants: owner(async ({ creations }) => ({
    ...{ id: await creations.story(), revision: 0, name: "Candle myths", parts: ownParts, left: [] },
  })),
  generateVariantVoice: owner(async ({ creations, person }) => {
    const id = await creations.story();
    const [hook, ...others] = ownParts.map((it) =>
      it.place === "hook" ? { ...it, from: { kind: "written" as const, text: "Look", hookId: null } } : it,
    );
    if (hook)
      await person.client.studio.saveVariants.mutate({
        id,
        revision: 0,
        name: "Candle",
        parts: [hook, ...others],
        left: [],
      });
    return { id, partId: "hook" };
  }, COSTS),
  finishVariant: owner(async ({ creations }) => {
    const { id, key } = await creations.joined();
    const file = { key, type: "video/mp4" as const, width: 1080, height: 1920, durationMs: 4000, platform: null };
    return { id, cell: "hook+body", stamp: "abc", files: [file] };
  }),
  remove: owner(ofDraft),
} satisfies RowsOf<"studio">;

/** A minute of speech. */
const aTalk = () =>
  Array.from({ length: 60 }, (_, at) => ({
    text: at % 10 === 9 ? "longer." : `word${at}`,
    startMs: at * 1000,
    endMs: at * 1000 + 900,
  }));
