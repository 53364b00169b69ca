import { Id, missing, Refusal } from "@vignette/domain/kernel";
import { mediaTypeOf } from "@vignette/domain/media";
import { notARecording, RECORDING_MAX_BYTES } from "@vignette/domain/studio";
import { HeardSpan } from "@vignette/domain/studio/shorts";
import type { Context as HonoContext } from "hono";
import * as z from "zod/mini";
import { documentRefusal } from "../../adapters/documents/document-refusal.ts";
import { fileTooLarge } from "../../adapters/files/too-large.ts";
import { sealingKeysOf } from "../../adapters/sealing-keys.ts";
import { buildContext } from "../../context/build-context.ts";
import { identityKeyOf } from "../../context/identity-key.ts";
import { studioStore } from "../../features/studio/creation/store.ts";
import { transcribeClip, transcribeUpload } from "../../features/studio/generation/voice/transcribe-clip.ts";
import { paying } from "../../usage/paying.ts";
import { atMost } from "../gates/at-most.ts";
import { requestUser } from "../gates/request-user.ts";
import type { HttpEnv } from "../http-env.ts";

/**
 * Transcribes a clip of a creation, or an upload that none shows yet (`of` is the key of its file, `from` and `to` are the part in ms): the browser sends the
 * sound as a WAV and receives the words. Aborted when the browser disconnects.
 */
export async function transcribeRecording(c: HonoContext<HttpEnv>): Promise<Response> {
  const user = await requestUser(c.req.raw.headers, c.env);
  if (user instanceof Refusal) throw user;
  const uploadId = c.req.param("uploadId");
  const id = z.safeParse(Id, uploadId ?? c.req.param("creationId"));
  if (!id.success) throw missing(uploadId === undefined ? "creation" : "clip");
  const context = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const caller = { ...context, identityKey: identityKeyOf(sealingKeysOf(c.env), user) };
  const deps = { ...caller, ...paying(caller, user), studio: studioStore(context.documents) };
  const { signal } = c.req.raw;
  const sound = async () => {
    const bytes = await atMost(c.req.raw, RECORDING_MAX_BYTES, () => fileTooLarge(RECORDING_MAX_BYTES));
    if (mediaTypeOf(bytes) !== "audio/wav") throw notARecording();
    return { bytes, type: "audio/wav" };
  };
  const words = uploadId
    ? transcribeUpload(deps, user.uid, { id: id.data, ...partOf(c) }, sound, { signal })
    : transcribeClip(deps, user.uid, id.data, sound, { signal });
  return c.json(await words.catch(refused));
}

/** The part of an upload's file that is sent. */
function partOf(c: HonoContext<HttpEnv>) {
  const span = z.safeParse(HeardSpan, { fromMs: Number(c.req.query("from")), toMs: Number(c.req.query("to")) });
  if (!span.success) throw notARecording();
  return { key: c.req.query("of") ?? "", span: span.data };
}

const refused = (error: unknown): never => {
  throw documentRefusal(error) ?? error;
};
