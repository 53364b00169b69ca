import { execFile, execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { buildWeb } from "../local/build-web.ts";
import { chromiumFlags, ensureChromium } from "../local/chromium.ts";
import { freePort } from "../local/free-port.ts";
import { runApp } from "../local/run-app.ts";
import { BENCH_DIR } from "./render/tools.ts";

/**
 * What Lighthouse says about the public pages on a simulated phone: `npm run bench:lighthouse`. Prints a line for each
 * page, and what cost points; with `-- --json` only one line of JSON. Pricing is a section of the landing page.
 * Lighthouse is installed for this measurement only. Source: https://github.com/GoogleChrome/lighthouse
 */
const VERSION = "13.5.0";
const PAGES = ["/", "/de/", "/blog/short-form-hooks", "/privacy", "/login"];
/** The least that each category should score, of 100. */
const GOALS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;

type Category = keyof typeof GOALS;
type Report = {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};

type Audit = {
  title: string;
  score: number | null;
  displayValue?: string;
  details?: { items?: { description?: string; sourceLocation?: { url?: string } }[] };
};

const isQuiet = process.argv.includes("--json");
const program = installedLighthouse();
await buildWeb();
const dataDir = mkdtempSync(join(tmpdir(), "vignette-bench-"));
const [port, sandboxPort] = await Promise.all([freePort(), freePort()]);
const app = await runApp({ port, sandboxPort, dataDir, seed: "demo" });
try {
  const scores: Record<string, Record<string, number>> = {};
  for (const page of PAGES) {
    const report = await reportOn(`${app.origin}${page}`);
    scores[page] = Object.fromEntries(categories().map((it) => [it, Math.round(report.categories[it].score * 100)]));
    if (!isQuiet) tell(page, scores[page], report);
  }
  console.log(JSON.stringify(scores));
} finally {
  await app.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function categories(): Category[] {
  return Object.keys(GOALS) as Category[];
}

/** The path of Lighthouse's program, installed into the bench's own folder if it is not there. */
function installedLighthouse(): string {
  const folder = join(BENCH_DIR, `lighthouse-${VERSION}`);
  const path = join(folder, "node_modules/lighthouse/cli/index.js");
  if (!existsSync(path)) {
    console.error(`Installing Lighthouse ${VERSION} into the bench's own folder…`);
    mkdirSync(folder, { recursive: true });
    const command = ["install", "--prefix", folder, "--silent", "--no-package-lock", `lighthouse@${VERSION}`];
    execFileSync("npm", command, { stdio: "inherit" });
  }
  return path;
}

/** Not synchronous: this process is also the internet of the Worker, which would answer that it is unavailable. */
async function reportOn(url: string): Promise<Report> {
  const only = `--only-categories=${categories().join(",")}`;
  const flags = `--chrome-flags=${chromiumFlags.join(" ")}`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, url, only, flags, "--output=json", "--quiet"],
    { env: { ...process.env, CHROME_PATH: ensureChromium() }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

function tell(page: string, scores: Record<string, number>, report: Report): void {
  console.log(
    `${page}: ${categories()
      .map((it) => `${it} ${scores[it]} (goal ${GOALS[it]})`)
      .join(", ")}`,
  );
  for (const { auditRefs } of Object.values(report.categories)) {
    for (const { id, weight } of auditRefs) {
      const { title, score, displayValue = "", details } = report.audits[id] ?? { title: id, score: null };
      if (weight === 0 || score === null || score >= 0.98) continue;
      console.log(`  ${id}: ${title} ${displayValue}`);
      for (const { description, sourceLocation } of details?.items ?? []) {
        if (description) console.log(`    ${description} ${sourceLocation?.url ?? ""}`);
      }
    }
  }
}
