import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { buildWeb } from "../../../../scripts/local/build-web.ts";
import { chromiumFlags, ensureChromium } from "../../../../scripts/local/chromium.ts";
import { freePort } from "../../../../scripts/local/free-port.ts";
import { runApp } from "../../../../scripts/local/run-app.ts";
import { setBooleans } from "./set-document.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** One browser for all stories, and one product for those that leave flags and config alone. */
    shared: { origin: string; sandboxOrigin: string; browser: string };
  }
}

/** Runs once before all stories, since a start takes longer than many stories. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A lane or a story that is run alone shows the app as its sources are now.
  if ((await buildWeb()) === "built") console.log("Built the web app.");
  const dataDir = mkdtempSync(join(tmpdir(), "vignette-stories-"));
  const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
  const [app, browser] = await Promise.all([
    runApp({ port, sandboxPort, dataDir, seed: "empty" }),
    chromium.launchServer({ executablePath: ensureChromium(), args: chromiumFlags }),
  ]);
  // Speech at eight times the speed makes short videos, with fewer frames to draw and encode; pictures at a quarter of the
  // width and height cost a tenth.
  const settings = { method: "POST", body: JSON.stringify({ voiceSpeed: 8, pictureDetail: 0.25 }) };
  const answer = await fetch(`${app.sandboxOrigin}/__control/platforms`, settings);
  if (!answer.ok) throw new Error(`The sandbox refused its settings: ${await answer.text()}`);
  // Before any page is open: a link that appears in the sidebar moves those below it under the pointer.
  await setBooleans({ app }, "config/config_features", { automation_frontend: true });
  project.provide("shared", { origin: app.origin, sandboxOrigin: app.sandboxOrigin, browser: browser.wsEndpoint() });

  return async () => {
    await browser.close();
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
