import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "./settings.ts";

const run = promisify(execFile);

/** The Worker in one file. `uploadKiB` is its size compressed, as an upload has it. */
export type WorkerBundle = { script: string; uploadKiB: number };

/** Bundles the Worker with wrangler, as a deploy does. Not minified unless told so: stack traces stay readable. */
export async function bundleWorker({ minify = false } = {}): Promise<WorkerBundle> {
  const folder = mkdtempSync(join(tmpdir(), "vignette-bundle-"));
  const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");
  // The script is the same with no pages beside it, so the web app need not be built first.
  const pages = join(folder, "pages");
  mkdirSync(pages);
  const flags = ["--env", "", "--dry-run", `--minify=${minify}`, "--assets", pages, "--outdir", join(folder, "out")];
  try {
    const { stdout } = await run(process.execPath, [wrangler, "deploy", ...flags], {
      cwd: root,
      env: { ...process.env, WRANGLER_SEND_METRICS: "false", NO_COLOR: "1" },
    });
    const uploadKiB = Number(/gzip: ([\d.]+) KiB/.exec(stdout)?.[1]);
    return { script: readFileSync(join(folder, "out/index.js"), "utf8"), uploadKiB };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
