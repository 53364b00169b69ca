import { id } from "../unknown-ids.ts";

const beat = {
  role: "point",
  line: "",
  body: "One evening",
  shows: { origin: "uploaded", id: id(5), key: "materials/ada/m1/0", trimMs: 0 },
  holdMs: 2500,
  locked: false,
  take: 0,
  stars: 5,
};
const script = {
  beats: [
    { ...beat, id: "first", title: "Six rolls", imagePrompt: "a roll of film" },
    { ...beat, id: "second", title: "Hang them", imagePrompt: "a line" },
  ],
  caption: "Six rolls, one evening",
  hashtags: ["film"],
};

const style = {
  template: "marker-list",
  captions: "karaoke",
  music: "walk",
  voice: "",
  drawing: "two-doors",
  coverMs: 0,
  adjustments: [],
};

/** A valid input for every mutation of the studio. */
export const validStudioInputs: Record<string, unknown> = {
  "studio.startRepair": { id: id(1), file: { type: "image/jpeg", platform: null, atMs: 0, scene: {} } },
  "studio.startRender": { id: id(1), files: [{ type: "image/jpeg", platform: "tiktok", atMs: 0, scene: {} }] },
  "studio.cancelRender": { id: id(1) },
  "studio.create": {
    projectId: id(1),
    productId: id(2),
    kind: "carousel-image",
    hook: "Stop fixing tired mornings",
    hookId: "h1",
    template: "marker-list",
    drawing: "two-doors",
  },
  "studio.createBatch": {
    batchId: id(3),
    projectId: id(1),
    productId: id(2),
    kind: "carousel-image",
    drawing: "two-doors",
    cells: [{ hook: "Stop fixing tired mornings", hookId: "h1", template: "marker-list" }],
  },
  "studio.reject": { ids: [id(1)], rejected: true },
  "studio.generateMissing": { id: id(1) },
  "studio.cancelGeneration": { id: id(1) },
  "studio.acceptStreamedScript": { id: id(1) },
  "studio.drawPresenter": { presenter: "nobody" },
  "studio.sampleVoice": { creationId: id(1), voice: "unknown-voice" },
  "studio.edit": { id: id(1), revision: 1, script, style, keep: false },
  "studio.rewrite": { id: id(1), script, beatId: "first" },
  "studio.brandFiles": { projectId: id(1) },
  "studio.heard": { id: id(3), key: "materials/u1/m1/0", spans: [{ fromMs: 0, toMs: 20_000 }] },
  "studio.suggestCuts": { projectId: id(1), productId: id(2), words: [{ text: "Burn", startMs: 0, endMs: 300 }] },
  "studio.createShort": {
    projectId: id(1),
    productId: id(2),
    file: { origin: "uploaded", id: id(3), key: "materials/u1/m1/0" },
    hook: "Burn it longer",
    fromMs: 0,
    toMs: 20_000,
    said: [{ text: "Burn", startMs: 0, endMs: 300 }],
  },
  "studio.applyBrandKit": { projectId: id(1) },
  "studio.rename": { id: id(1), name: "Another name" },
  "studio.duplicate": { id: id(1) },
  "studio.checkExport": { id: id(1) },
  "studio.finishExport": {
    id: id(1),
    files: [
      { key: "exports/a/0.jpg", type: "image/jpeg", width: 1080, height: 1350, durationMs: 9.5, platform: "tiktok" },
    ],
  },
  "studio.saveVariants": {
    id: id(1),
    revision: 0,
    name: "Candle myths",
    parts: [{ id: "hook", place: "hook", number: 1, from: { kind: "own" } }],
    left: ["hook+body"],
  },
  "studio.generateVariantVoice": { id: id(1), partId: "hook" },
  "studio.finishVariant": {
    id: id(1),
    cell: "hook+body",
    stamp: "abc",
    files: [{ key: "exports/a/0.mp4", type: "video/mp4", width: 1080, height: 1920, durationMs: 9.5, platform: null }],
  },
  "studio.remove": { id: id(1) },
};
