import { picture } from "../../publishing/picture.ts";
import type { Init } from "../product.ts";
import { aSound } from "../world/a-sound.ts";
import { aPerson } from "../world/person.ts";
import type { World } from "../world/world.ts";
import { shopPicture } from "./content.ts";
import type { Row } from "./row.ts";

/** A request as it is sent; the path is below the product's origin. */
export type Asked = { path: string; headers?: Record<string, string>; body?: NonNullable<Init["body"]> };
/** `answer` is a status that every identity gets; with `mayBeDown` 503 is an answer to those who may ask. */
export type RouteRow = (Omit<Row<Asked>, "input"> | { answer: number }) & {
  mayBeDown?: true;
  request: (world: World) => Promise<Asked> | Asked;
};

const json = { "content-type": "application/json" };
const unsigned = "?until=9999999999999&signature=AAAA";

/**
 * Every HTTP route but the procedures, by method and pattern as Hono lists them. Where a link or a signature is the
 * proof, no identity replaces it: that a genuine one is accepted is shown by the tests of publishing and rendering.
 */
export const routeRows: Readonly<Record<string, RouteRow>> = {
  "GET /api/health": { access: "everyone", request: () => ({ path: "/api/health" }) },
  "GET /api/ready": { access: "everyone", mayBeDown: true, request: () => ({ path: "/api/ready" }) },
  "GET /api/config": { access: "everyone", request: () => ({ path: "/api/config" }) },
  // The procedures have a table of their own; this one does not exist.
  "ALL /api/trpc/*": { answer: 404, request: () => ({ path: "/api/trpc/flags.nothing" }) },
  "PUT /api/exports/:creationId/:index": {
    access: "owner",
    request: async ({ creations }) => ({
      path: `/api/exports/${await creations.draft()}/0`,
      headers: { "content-type": "image/jpeg" },
      body: picture(1080, 1350),
    }),
  },
  "PUT /api/renders/:creationId/:jobId/files/:index": {
    answer: 403,
    request: async (world) => ({ path: `${await renderPath(world)}/files/0${unsigned}`, body: picture(1080, 1350) }),
  },
  "PUT /api/renders/:creationId/:jobId/thumbnail": {
    answer: 403,
    request: async (world) => ({ path: `${await renderPath(world)}/thumbnail${unsigned}`, body: picture(384, 480) }),
  },
  "POST /api/renders/:creationId/:jobId/report": {
    answer: 403,
    request: async (world) => ({
      path: `${await renderPath(world)}/report${unsigned}`,
      headers: json,
      body: JSON.stringify({ state: "queued" }),
    }),
  },
  // The signature with the recipe's secret is the proof; no identity replaces it.
  "POST /api/recipes/:recipeId/calls": {
    answer: 401,
    request: () => ({
      path: `/api/recipes/${crypto.randomUUID()}/calls`,
      headers: {
        ...json,
        "webhook-id": "1",
        "webhook-timestamp": String(Math.floor(Date.now() / 1000)),
        "webhook-signature": "v1,AAAA",
      },
      body: JSON.stringify({ title: "Cedar is back" }),
    }),
  },
  "PUT /api/uploads/:id/parts/:part": {
    access: "owner",
    request: async ({ uploads }) => ({ path: `/api/uploads/${await uploads.begun()}/parts/1`, body: uploads.photo }),
  },
  "PUT /api/thumbnails/:origin/:id": {
    access: "owner",
    request: async ({ uploads }) => {
      const id = await uploads.stored();
      const of = encodeURIComponent(await uploads.keyOf(id));
      return { path: `/api/thumbnails/uploaded/${id}?of=${of}&colours=ff5500`, body: picture(320, 400) };
    },
  },
  "PUT /api/creations/:creationId/poster": {
    access: "owner",
    request: async ({ creations }) => {
      const { id, lastUpdated } = await creations.editedAt();
      return { path: `/api/creations/${id}/poster?of=${lastUpdated}`, body: picture(440, 550) };
    },
  },
  "GET /api/page-picture": {
    access: "user",
    request: () => ({ path: `/api/page-picture?src=${encodeURIComponent(shopPicture)}` }),
  },
  "POST /api/creations/:creationId/words": {
    access: "owner",
    costs: true,
    request: async ({ creations }) => ({
      path: `/api/creations/${await creations.story()}/words`,
      headers: { "content-type": "audio/wav" },
      body: aSound(),
    }),
  },
  "POST /api/uploads/:uploadId/words": {
    access: "owner",
    costs: true,
    request: async ({ uploads }) => {
      const id = await uploads.stored();
      return {
        path: `/api/uploads/${id}/words?of=${encodeURIComponent(await uploads.keyOf(id))}&from=0&to=20000`,
        headers: { "content-type": "audio/wav" },
        body: aSound(),
      };
    },
  },
  "POST /api/support": {
    access: "user",
    request: () => ({ path: "/api/support", body: aTicket() }),
  },
  "PUT /api/photo": { access: "user", request: () => ({ path: "/api/photo", body: picture(320, 320) }) },
  // The signature with the sealing key is the proof.
  // In local development it moves the clock, which this must not do.
  "POST /__control/clock": {
    answer: 400,
    request: () => ({ path: "/__control/clock", headers: json, body: JSON.stringify({ movedByMs: "soon" }) }),
  },
  "POST /api/keys/reseal": {
    answer: 401,
    request: () => ({
      path: "/api/keys/reseal",
      headers: { ...json, "x-vignette-signature": `${Date.now() + 60_000}.AAAA` },
      body: JSON.stringify({ after: null, dryRun: true }),
    }),
  },
  "ALL /api/*": { answer: 404, request: () => ({ path: "/api/nothing" }) },
  "POST /createCheckoutSessionHttp": {
    access: "user",
    request: () => ({ path: "/createCheckoutSessionHttp", headers: json, body: JSON.stringify({ planId: "growth" }) }),
  },
  "POST /webhooks/stripe": {
    answer: 400,
    request: ({ person }) => ({
      path: "/webhooks/stripe",
      headers: { ...json, "stripe-signature": "t=1,v1=00" },
      body: JSON.stringify({ id: "evt_1", type: "customer.subscription.deleted", client_reference_id: person.uid }),
    }),
  },
  // The signature is the proof: it names the user, whoever is signed in.
  "GET /unsubscribe": { answer: 410, request: unsubscribeOf },
  "POST /unsubscribe": { answer: 410, request: unsubscribeOf },
  "GET /media/file/*": { answer: 403, request: fileOf },
  "HEAD /media/file/*": { answer: 403, request: fileOf },
  "GET /media/attempt/*": { answer: 410, request: attemptOf },
  "HEAD /media/attempt/*": { answer: 410, request: attemptOf },
  "GET /media/photo/:uid/:photoId": { access: "everyone", request: photoOf },
  "HEAD /media/photo/:uid/:photoId": { access: "everyone", request: photoOf },
  "ALL /media/*": { answer: 404, request: () => ({ path: "/media/nothing" }) },
  // The socket has a table of its own; a plain request is told to upgrade.
  "GET /live": { answer: 426, request: () => ({ path: "/live" }) },
  "GET /*": { access: "everyone", request: () => ({ path: "/" }) },
  "HEAD /*": { access: "everyone", request: () => ({ path: "/" }) },
};

async function renderPath({ creations }: World): Promise<string> {
  return `/api/renders/${await creations.draft()}/${crypto.randomUUID()}`;
}

/** A file of the owner under a signature that was never given. */
async function fileOf({ uploads }: World): Promise<Asked> {
  return { path: `/media/file/${await uploads.keyOf(await uploads.stored())}${unsigned}` };
}

/** Stops the mails of the owner, with a signature that was never given. */
function unsubscribeOf({ person }: World): Asked {
  return { path: `/unsubscribe?user=${person.uid}&until=9999999999999&signature=AAAA` };
}

function attemptOf({ instagram }: World): Asked {
  return { path: `/media/attempt/${instagram}.${"0".repeat(32)}/0.mp4` };
}

/** Photos are public: ADR 17. Of a user who sets no other photo: only the newest are kept. */
async function photoOf({ app }: World): Promise<Asked> {
  const person = await aPerson(app);
  const headers = { authorization: `Bearer ${person.token}` };
  const answer = await app.send("/api/photo", { method: "PUT", headers, body: picture(320, 320) });
  return { path: new URL(((await answer.json()) as { url: string }).url).pathname };
}

function aTicket(): FormData {
  const form = new FormData();
  form.set("description", "The export stops");
  form.set("context", JSON.stringify({ page: "/dashboard", version: "1", requestId: null }));
  return form;
}
