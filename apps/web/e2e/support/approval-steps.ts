import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Owner } from "./calendar-steps.ts";
import type { Instance } from "./instance.ts";
import { setFields } from "./set-document.ts";

const REEL = join(import.meta.dirname, "../../../sandbox/test/fixtures/reel-1080x1920.mp4");
const text = (stringValue: string) => ({ stringValue });
const number = (value: number) => ({ integerValue: String(value) });

/** Adds a playable reel that can be published, as the studio's export does. Gives the id of its asset. */
export async function aVideo(instance: Instance, owner: Owner): Promise<string> {
  const id = crypto.randomUUID();
  await setFields(instance, `creations/${id}`, draftFields(owner, id));
  const answer = await fetch(`${instance.app.origin}/api/exports/${id}/0`, {
    method: "PUT",
    headers: { "content-type": "video/mp4", authorization: `Bearer ${owner.token}` },
    body: readFileSync(REEL),
  });
  const { key } = (await answer.json()) as { key: string };
  const file = { key, type: "video/mp4", width: 1080, height: 1920, durationMs: 4000, platform: null };
  const asset: { id: string } = await owner.ask("studio.finishExport", { id, files: [file] });
  return asset.id;
}

export async function logIn(page: Page, origin: string, email: string, next: string): Promise<void> {
  await page.goto(`${origin}/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a-long-password-1");
  await page.getByRole("button", { name: /^(Log|Sign) in$/ }).click();
}

/** Makes a waiting post due, directly in the database: the next minute job begins it. */
export async function letTimeCome(instance: Instance, postId: string, targetId: string): Promise<void> {
  const at = Date.now();
  const schedule = {
    zone: text("UTC"),
    wallTime: text(new Date(at).toISOString().slice(0, 16)),
    publishAt: number(at),
  };
  await setFields(instance, `posts/${postId}`, { schedule: { mapValue: { fields: schedule } } });
  const moment = { timestampValue: new Date(at).toISOString() };
  await setFields(instance, `posts/${postId}/targets/${targetId}`, {
    publishAt: moment,
    wakeAt: moment,
    sweepAt: moment,
  });
}

/** A creation as stored in Firestore, without script and media. */
function draftFields({ uid, projectId }: Owner, id: string): Record<string, unknown> {
  const none = { nullValue: null };
  const style = { template: "marker-list", voice: "" };
  const moment = { timestampValue: new Date().toISOString() };
  const words = { id, uid, projectId, kind: "video-story", productId: "product", name: "Fig", hook: "Fig", run: "" };
  return {
    ...Object.fromEntries(Object.entries({ ...words, state: "draft" }).map(([key, value]) => [key, text(value)])),
    style: {
      mapValue: {
        fields: {
          ...Object.fromEntries(Object.entries(style).map(([key, value]) => [key, text(value)])),
          ...{ captions: none, music: none, drawing: none, coverMs: number(0), adjustments: { arrayValue: {} } },
        },
      },
    },
    ...{ restarts: number(0), progress: number(1), revision: number(0), media: { arrayValue: {} } },
    ...{ failure: none, script: none, brand: none, lineage: none, assetId: none },
    ...{ keptAt: moment, createdAt: moment, lastUpdated: moment },
  };
}
