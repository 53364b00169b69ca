import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { operator } from "@vignette/domain/support";
import { neededMigrations } from "../../apps/worker/src/features/operations/migrations/migrations.ts";
import { root } from "../local/settings.ts";
import type { Facts } from "./checks.ts";
import { bindingsOf, readEnvironment } from "./environment.ts";
import type { Asked } from "./finding.ts";
import { asked, googleProject } from "./google.ts";
import { inventedFacts } from "./invented-facts.ts";
import { isNoWorkerYet } from "./is-no-worker-yet.ts";
import { wantedSecrets } from "./wanted-secrets.ts";

const run = promisify(execFile);

/** Bindings that the local configuration cannot have, since they exist at Cloudflare only. */
const REMOTE_ONLY = ["browser BROWSER"];

/** Reads from git, wrangler and Google everything that the checks of an environment need. Changes nothing. */
export async function readFacts(environment: string): Promise<Facts> {
  const config = readEnvironment(environment);
  const local = readEnvironment();
  const google = googleProject(String(config.vars.FIREBASE_PROJECT_ID), await googleToken(), fetch);
  const { indexes, fieldOverrides } = JSON.parse(readFileSync(join(root, "firestore.indexes.json"), "utf8"));
  const rulesFile = join(root, "firestore.rules");
  const [uncommitted, secrets, buckets, images, released, stored, active, done] = await Promise.all([
    asked(async () => lines((await run("git", ["status", "--porcelain"], { cwd: root })).stdout)),
    asked(async () => {
      const listed = await wrangler("secret", "list", "--env", environment).catch(noneYet);
      return (JSON.parse(listed) as { name: string }[]).map((it) => it.name);
    }),
    asked(async () =>
      [...(await wrangler("r2", "bucket", "list")).matchAll(/^name:\s+(\S+)/gm)].map(([, name = ""]) => name),
    ),
    asked(async () => imagesIn(JSON.parse(await wrangler("containers", "images", "list", "--json")))),
    google.rules(),
    google.indexes(),
    google.expiring(),
    google.migrations(),
  ]);
  type Override = { collectionGroup: string; fieldPath: string; ttl?: boolean };
  return {
    environment,
    uncommitted,
    bindings: { wanted: [...bindingsOf(local), ...REMOTE_ONLY], declared: bindingsOf(config) },
    vars: config.vars,
    secrets: {
      wanted: wantedSecrets(readFileSync(join(root, ".dev.vars.example"), "utf8"), config.vars),
      set: secrets,
    },
    buckets: { wanted: config.r2_buckets.flatMap((it) => it.bucket_name ?? []), existing: buckets },
    images: {
      wanted: (config.containers ?? []).map((it) => String(it.image).split("/").slice(1).join("/")),
      existing: images,
    },
    rules: { declared: existsSync(rulesFile) ? readFileSync(rulesFile, "utf8") : "", released },
    indexes: { declared: indexes, stored },
    expiring: {
      declared: (fieldOverrides as Override[])
        .filter((it) => it.ttl)
        .map((it) => `${it.collectionGroup}.${it.fieldPath}`),
      active,
    },
    migrations: { needed: neededMigrations, done },
    today: new Date().toISOString().slice(0, 10),
    invented: inventedFacts(operator),
  };
}

/** Runs the project's own wrangler. Throws an Error with what it said. */
async function wrangler(...args: string[]): Promise<string> {
  try {
    const bin = join(root, "node_modules/wrangler/bin/wrangler.js");
    return (await run(process.execPath, [bin, ...args], { cwd: root, maxBuffer: 10_000_000 })).stdout;
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim() ?? "";
    throw new Error(`wrangler ${args.slice(0, 2).join(" ")}: ${said.split("\n")[0] || String(error)}`, { cause: said });
  }
}

/** An empty list before the first deploy: a Worker that does not exist has no secrets. */
function noneYet(error: unknown): string {
  if (error instanceof Error && isNoWorkerYet(String(error.cause))) return "[]";
  throw error;
}

/** The token of the person who deploys: of the environment, or of the gcloud tool. */
const googleToken = (): Promise<Asked<string>> =>
  process.env.GOOGLE_ACCESS_TOKEN
    ? Promise.resolve({ value: process.env.GOOGLE_ACCESS_TOKEN })
    : asked(async () => {
        const { stdout } = await run("gcloud", ["auth", "print-access-token"]).catch(() => {
          throw new Error("No token for Google: log in with `gcloud auth login`, or set GOOGLE_ACCESS_TOKEN.");
        });
        return stdout.trim();
      });

/** Names and tags as `wrangler containers images list --json` gives them: `vignette-renderer:1`. */
function imagesIn(listed: unknown): string[] {
  const entries = Array.isArray(listed) ? (listed as { name: string; tags: string[] }[]) : [];
  return entries.flatMap(({ name, tags }) => tags.map((tag) => `${name}:${tag}`));
}

const lines = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");
