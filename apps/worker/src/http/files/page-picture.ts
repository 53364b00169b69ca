import { Refusal } from "@vignette/domain/kernel";
import { PageUrl } from "@vignette/domain/research";
import type { Context as HonoContext } from "hono";
import * as z from "zod/mini";
import { noPicture } from "../../adapters/pages/fetching/picture-refusals.ts";
import { buildContext } from "../../context/build-context.ts";
import { requestUser } from "../gates/request-user.ts";
import type { HttpEnv } from "../http-env.ts";

/** Proxies a picture of a page for a preview: the shop sees our request, and learns nothing about the user. */
export async function pagePicture(c: HonoContext<HttpEnv>): Promise<Response> {
  const user = await requestUser(c.req.raw.headers, c.env);
  if (user instanceof Refusal) throw user;
  const src = z.safeParse(PageUrl, c.req.query("src"));
  if (!src.success) throw noPicture();
  const { pages } = buildContext(c.env, (work) => c.executionCtx.waitUntil(work));
  const { bytes, type } = await pages.picture(src.data);
  return c.body(bytes, 200, { "content-type": type, "cache-control": "private, max-age=3600" });
}
