import { instant } from "@vignette/domain/kernel";
import { type Creation, newStyle, type Render, type Script } from "@vignette/domain/studio";
import { creationRecords } from "../../../apps/worker/src/records/content/creations.ts";
import { renderRecords } from "../../../apps/worker/src/records/content/renders.ts";
import { open } from "../../../apps/worker/src/records/open.ts";
import { anMp4 } from "../../../apps/worker/test/some-files.ts";
import { picture } from "../../publishing/picture.ts";
import type { Base } from "./base.ts";

export type Creations = ReturnType<typeof creationsOf>;

/** The creations of a user: written directly, because no test of rights needs a provider to draw pictures. */
export function creationsOf({ app, person, projectId, productId, documents, mark }: Base) {
  const creations = open(documents, creationRecords);
  const renders = open(documents, renderRecords);

  const one = async (change: Partial<Creation> = {}): Promise<string> => {
    const id = crypto.randomUUID();
    const now = instant(Date.now());
    await creations.create(id, {
      ...{ id, uid: person.uid, projectId, productId, kind: "carousel-image", name: `Creation ${mark}` },
      ...{ hook: "Stop fixing tired mornings", style: newStyle(change.kind ?? "carousel-image", {}), state: "draft" },
      ...{ run: "", restarts: 0, progress: 1, failure: null, script: aScript(), revision: 0, keptAt: now, media: [] },
      ...{ brand: null, lineage: null, assetId: null, batchId: null, rejectedAt: null },
      ...{ createdAt: now, lastUpdated: now },
      ...change,
    });
    return id;
  };

  return {
    /** A carousel with words and without pictures. */
    draft: () => one(),
    /** A carousel, and when it was edited last. */
    async editedAt() {
      const lastUpdated = instant(Date.now());
      return { id: await one({ lastUpdated }), lastUpdated };
    },
    /** A video with words. */
    story: () => one({ kind: "video-story" }),
    /** One that is being generated. */
    generating: () => one({ state: "generating", run: "a-run", script: null }),
    /** One whose script broke off after two beats. */
    brokenOff: () =>
      one({ state: "failed", failure: "It broke off.", script: null, written: aScript().beats.map(asWritten) }),
    /** One that the renderer draws, or has drawn. */
    async rendered(state: "drawing" | "failed"): Promise<string> {
      const id = await one();
      const now = instant(Date.now());
      const files: Render["files"] = [{ type: "image/jpeg", platform: "tiktok", atMs: 0 }];
      await renders.create(id, {
        ...{
          id,
          uid: person.uid,
          projectId,
          sourceKey: null,
          handles: null,
          jobId: crypto.randomUUID(),
          attempts: 1,
          place: null,
          state,
          progress: 0.5,
        },
        ...{ failure: null, files, creationAsOf: now, assetId: null, startedAt: now, lastUpdated: now },
      });
      return id;
    },
    /** One whose exported slide has arrived. `key` is its file. */
    async exported(): Promise<{ id: string; key: string }> {
      const id = await one();
      return { id, key: await handedIn(id, "image/jpeg", picture(1080, 1350)) };
    },
    /** A video whose joined variant has arrived. */
    async joined(): Promise<{ id: string; key: string }> {
      const id = await one({ kind: "video-story" });
      return { id, key: await handedIn(id, "video/mp4", new Uint8Array(anMp4(1080, 1920, 4000))) };
    },
    /** The key of a file that was handed in as the export of a creation. */
    handedIn,
  };

  async function handedIn(id: string, type: string, body: Uint8Array<ArrayBuffer>): Promise<string> {
    const headers = { authorization: `Bearer ${person.token}`, "content-type": type };
    const answer = await app.send(`/api/exports/${id}/0`, { method: "PUT", headers, body });
    if (!answer.ok) throw new Error(`An export was refused: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { key: string }).key;
  }
}

const beat = { role: "point" as const, line: "", body: "One evening", imagePrompt: "" };

/** Two beats that ask for no picture. */
export const aScript = (): Script => ({
  beats: [
    { ...beat, id: "first", title: "Six rolls", ...unchanged },
    { ...beat, id: "second", title: "Hang them", ...unchanged },
  ],
  caption: "Six rolls, one evening",
  hashtags: ["film"],
});

const unchanged = { shows: null, holdMs: null, locked: false, take: 0, stars: null };

const asWritten = ({ role, line, title, body, imagePrompt }: Script["beats"][number]) => ({
  ...{ role, line, title, body, imagePrompt },
});
