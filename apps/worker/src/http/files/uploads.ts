import { ItemRef, wrongPart } from "@vignette/domain/assets";
import { Id, missing, Refusal } from "@vignette/domain/kernel";
import type { Context as HonoContext } from "hono";
import * as z from "zod/mini";
import { documentRefusal } from "../../adapters/documents/document-refusal.ts";
import { fileTooLarge } from "../../adapters/files/too-large.ts";
import { buildContext } from "../../context/build-context.ts";
import { assetStore } from "../../features/assets/store.ts";
import { storeThumbnail } from "../../features/assets/store-thumbnail.ts";
import { storeUploadPart } from "../../features/assets/store-upload-part.ts";
import { uploadStore } from "../../features/assets/upload-store.ts";
import { THUMBNAIL_MAX_BYTES } from "../../pictures/keep-thumbnail.ts";
import { atMost } from "../gates/at-most.ts";
import { requestUser } from "../gates/request-user.ts";
import type { HttpEnv } from "../http-env.ts";

type Call = HonoContext<HttpEnv>;

const Part = z.object({ id: Id, part: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)) });

/** Receives the next part of an upload. Answers with its progress. */
export async function receivePart(c: Call): Promise<Response> {
  const { uid, context } = await whoAsks(c);
  const wanted = z.safeParse(Part, { id: c.req.param("id"), part: c.req.param("part") });
  if (!wanted.success) throw missing("upload");
  const deps = { ...context, uploads: uploadStore(context.documents) };
  const taken = storeUploadPart(deps, uid, wanted.data, (length) => exactly(c.req.raw, length));
  return c.json(await taken.catch(refused));
}

/** Receives the thumbnail that a browser generated for an asset. `of` is the key of the file that it shows. */
export async function receiveThumbnail(c: Call): Promise<Response> {
  const { uid, context } = await whoAsks(c);
  const ref = z.safeParse(ItemRef, c.req.param());
  if (!ref.success) throw missing("asset");
  const colours = z.safeParse(Colors, (c.req.query("colours") ?? "").split(",").filter(Boolean));
  if (!colours.success)
    throw new Refusal("invalid", "assets.bad-colours", "Name up to five colors as rrggbb.", "colours");
  const bytes = () => atMost(c.req.raw, THUMBNAIL_MAX_BYTES, () => fileTooLarge(THUMBNAIL_MAX_BYTES));
  const screen = SCREEN[c.req.query("screen") ?? ""];
  const made = { bytes, isScreen: screen, colours: colours.data.map((it) => `#${it}`), of: c.req.query("of") ?? "" };
  const deps = { ...context, assets: assetStore(context.documents) };
  return c.json(await storeThumbnail(deps, uid, ref.data, made).catch(refused));
}

/** Whether a browser took the file for a screenshot; anything else says nothing of it. */
const SCREEN: Readonly<Record<string, boolean>> = { "1": true, "0": false };

const Colors = z.array(z.string().check(z.regex(/^[0-9a-f]{6}$/))).check(z.maxLength(5));

async function whoAsks(c: Call) {
  const context = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const user = await requestUser(c.req.raw.headers, c.env);
  if (user instanceof Refusal) throw user;
  return { uid: user.uid, context };
}

const refused = (error: unknown): never => {
  throw documentRefusal(error) ?? error;
};

/** Reads the whole body, which must have exactly this length. */
async function exactly(request: Request, length: number): Promise<Uint8Array> {
  const body = await atMost(request, length, () => fileTooLarge(length));
  if (body.byteLength !== length) throw wrongPart();
  return body;
}
