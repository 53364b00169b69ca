import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderMp4 } from "@vignette/composition/node";
import { countedAs } from "@vignette/domain/assets";
import { signIn } from "./demo/client.ts";
import { pastPieces } from "./demo/past/plan.ts";
import { settingsFrom } from "./local/settings.ts";
import { openCreation } from "./sheets/open-creation.ts";

/**
 * Renders the videos of the demo again, from the creations of the demo user of a running instance, in few bits. Only
 * needed when a look, a hook or the brief changes: `npm start`, wait for the history, `node scripts/draw-demo-videos.ts`.
 */
const { port, sandboxPort } = settingsFrom(process.env);
const folder = join(import.meta.dirname, "demo/videos");
/** In bits a second: letters stay sharp at this rate, and a file is a few hundred KB. */
const BITRATE = 300_000;
/** The moment of a thumbnail in ms, its height in px, and its quality. */
const THUMBNAIL = { at: 1500, height: 480, quality: 82 };

mkdirSync(folder, { recursive: true });
const user = await signIn(
  `http://localhost:${port}`,
  `http://localhost:${sandboxPort}`,
  "demo@vignette.test",
  "vignette-demo",
);
const [project] = await user.client.projects.list.query();
if (!project) throw new Error("The demo user has no history yet.");
const creations = await user.client.studio.list.query({ projectId: project.id });
for (const { kind } of pastPieces.filter((it) => countedAs(it.kind) === "videos")) {
  const found = creations.find((it) => it.kind === kind);
  if (!found) throw new Error(`The demo has no ${kind}.`);
  const made = await user.client.studio.get.query({ id: found.id });
  const { files, media, close } = await openCreation(made, "@acme.candles");
  const [file] = files;
  if (!file) throw new Error(`The ${kind} has no file.`);
  const bytes = await renderMp4(file.scene, media, { bitrate: BITRATE });
  const thumbnail = await file.at(THUMBNAIL.at, THUMBNAIL.height / file.scene.height);
  close();
  writeFileSync(join(folder, `${kind}.mp4`), bytes);
  writeFileSync(join(folder, `${kind}.jpg`), await thumbnail.encode("jpeg", THUMBNAIL.quality));
  console.log(`${kind}.mp4: ${Math.round(bytes.length / 1024)} KiB, ${Math.round(file.scene.durationMs / 1000)} s`);
}
