import { brief } from "./a-product.ts";

/** Ids as we make them. They are nobody's: each answer to these inputs is "missing", and nothing is written. */
const id = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;

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

/** One input that fits, for every mutation that takes one. The test of bad input spoils it field by field. */
export const validInputs: Record<string, unknown> = {
  "admin.turn": { name: "maintenance", on: false },
  "admin.savePlan": {
    id: "nobody-s-plan",
    name: "Growth",
    price: 49,
    order: 2,
    featured: true,
    active: true,
    limits: { videos: 60, images: 200, projects: 10, socialAccounts: 10 },
  },
  "admin.setRights": { uid: "nobody-s-id", isAdmin: true },
  "admin.grantPlan": { uid: "nobody-s-id", planId: "growth" },
  "admin.supportCountry": { countryCode: "DE", supported: true },
  "admin.moveTicket": { ticketId: "VG-2001-01-99999", status: "open" },
  "analytics.refresh": { projectId: id(1) },
  "approval.makeLink": { postIds: [id(1)], days: 14 },
  "approval.renewLink": { id: "a1".repeat(32), days: 7 },
  "approval.revokeLink": { id: "a1".repeat(32) },
  "approval.look": { token: "b2".repeat(32) },
  "approval.review": {
    token: "b2".repeat(32),
    postId: id(1),
    name: "Ana",
    text: "Shorter, please",
    seen: "a.1~b",
    verdict: "changes",
  },
  "approval.remark": { token: "b2".repeat(32), postId: id(1), name: "Ana", text: "Nice" },
  "assets.abortUpload": { id: id(1) },
  "assets.addFolder": { projectId: id(1), name: "Spring" },
  "assets.edit": { items: [{ origin: "made", id: id(1) }], change: {} },
  "assets.finishUpload": { id: id(1), width: 1080, height: 1920, durationMs: 0 },
  "assets.remove": { items: [{ origin: "made", id: id(1) }] },
  "assets.removeFolder": { projectId: id(1), id: id(2) },
  "assets.renameFolder": { projectId: id(1), id: id(2), name: "Summer" },
  "assets.restore": { items: [{ origin: "uploaded", id: id(1) }] },
  "assets.startUpload": { projectId: id(1), folderId: null, replaces: null, name: "candle.jpg", bytes: 1000 },
  "assets.useEarlier": { id: id(1) },
  "country.report": { countryCode: "DE" },
  "identity.deleteAccount": { confirm: "delete" },
  "projects.create": { name: "Spring" },
  "projects.rename": { id: id(1), name: "Summer" },
  "projects.remove": { id: id(1) },
  "research.save": {
    id: id(1),
    projectId: id(2),
    brief: { ...brief, url: "https://example.com/pact", struck: ["price"], locks: ["price"] },
    reason: "read",
  },
  "research.readPage": { url: "https://nobody.example/candle" },
  "research.writeBrief": {
    part: "people",
    page: {
      url: "https://example.com/pact",
      name: "Pact",
      description: "forbidden-by-policy",
      price: "",
      language: "en",
      blocks: [{ tag: "p", text: "A drink for parents" }],
    },
  },
  "research.remove": { id: id(1) },
  "research.restore": { id: id(1) },
  "scheduling.schedule": {
    projectId: id(1),
    assetId: id(2),
    when: { type: "at", zone: "UTC", wallTime: "2030-06-01T18:30" },
    targets: [
      { accountId: id(3), caption: "Six", options: { platform: "instagram", shareToFeed: true, altTexts: ["A roll"] } },
    ],
  },
  "scheduling.reschedule": { id: id(1), when: { type: "at", zone: "UTC", wallTime: "2030-06-01T18:30" } },
  "scheduling.cancel": { id: id(1) },
  "scheduling.reword": { id: id(1), targets: [{ targetId: id(2), caption: "Six" }] },
  "scheduling.sendForApproval": { ids: [id(1)] },
  "scheduling.decide": { id: id(1), seen: "a.1~b", verdict: "approved", text: "Good" },
  "scheduling.comment": { id: id(1), text: "Shorter, please" },
  "scheduling.scheduleMany": {
    items: [
      {
        projectId: id(1),
        assetId: id(2),
        when: { type: "at", zone: "UTC", wallTime: "2030-06-01T18:30" },
        targets: [
          { accountId: id(3), caption: "Six", options: { platform: "instagram", shareToFeed: true, altTexts: [] } },
        ],
      },
    ],
  },
  "scheduling.moveMany": {
    items: [{ id: id(1), when: { type: "at", zone: "UTC", wallTime: "2030-06-01T18:30" }, seen: 1 }],
  },
  "scheduling.copyMany": {
    items: [{ id: id(1), when: { type: "at", zone: "UTC", wallTime: "2030-06-01T18:30" } }],
  },
  "scheduling.removeMany": { ids: [id(1)] },
  "scheduling.restoreMany": { ids: [id(1)] },
  "scheduling.repeat": {
    id: id(1),
    rule: { frequency: "weekly", interval: 2, weekdays: [1, 4], end: { type: "count", count: 4 }, skipped: [2] },
  },
  "scheduling.stopRepeating": { id: id(1) },
  "scheduling.setSlots": { accountId: id(1), slots: { zone: "Europe/Berlin", times: [{ weekday: 1, time: "18:30" }] } },
  "scheduling.retry": { postId: id(1), targetId: id(2) },
  "scheduling.resolve": { postId: id(1), targetId: id(2), found: true },
  "socialAccounts.connect": { platform: "tiktok", returnTo: "/dashboard" },
  "socialAccounts.finishConnect": { platform: "tiktok", code: "code", state: "state" },
  "socialAccounts.disconnect": { id: id(1) },
  "support.contact": { type: "upgrade", message: "More videos, please" },
  "studio.startRender": { id: id(1), files: [{ type: "image/jpeg", platform: "tiktok", atMs: 0, scene: {} }] },
  "studio.cancelRender": { id: id(1) },
  "studio.generate": {
    projectId: id(1),
    productId: id(2),
    kind: "carousel-image",
    hook: "Stop fixing tired mornings",
    hookId: "h1",
    template: "marker-list",
    drawing: "two-doors",
  },
  "studio.make": { id: id(1) },
  "studio.cancelMaking": { id: id(1) },
  "studio.edit": { id: id(1), revision: 1, script, style, keep: false },
  "studio.rewrite": { id: id(1), script, beatId: "first" },
  "studio.rename": { id: id(1), name: "Another name" },
  "studio.duplicate": { id: id(1) },
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
  "studio.speakVariant": { id: id(1), partId: "hook" },
  "studio.finishVariant": {
    id: id(1),
    cell: "hook+body",
    stamp: "abc",
    files: [{ key: "exports/a/0.mp4", type: "video/mp4", width: 1080, height: 1920, durationMs: 9.5, platform: null }],
  },
  "studio.remove": { id: id(1) },
};
