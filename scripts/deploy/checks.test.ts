import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../local/settings.ts";
import { deployChecks, type Facts } from "./checks.ts";
import { bindingsOf, readEnvironment } from "./environment.ts";
import { googleProject } from "./google.ts";
import { inventedFacts } from "./invented-facts.ts";
import { isNoWorkerYet } from "./is-no-worker-yet.ts";
import { wantedSecrets } from "./wanted-secrets.ts";

const index = {
  collectionGroup: "posts",
  queryScope: "COLLECTION",
  fields: [{ fieldPath: "uid", order: "ASCENDING" }],
};
const stored = {
  name: "projects/p/databases/(default)/collectionGroups/posts/indexes/1",
  queryScope: "COLLECTION",
  fields: [...index.fields, { fieldPath: "__name__", order: "ASCENDING" }],
  state: "READY",
};
const complete: Facts = {
  environment: "staging",
  uncommitted: { value: [] },
  bindings: { wanted: ["r2_buckets FILES"], declared: ["r2_buckets FILES"] },
  vars: { PUBLIC_ORIGIN: "https://a.example", FIREBASE_PROJECT_ID: "p", ALARM_EMAIL: "alarms@a.test" },
  secrets: { wanted: ["KEY"], set: { value: ["KEY", "OTHER"] } },
  buckets: { wanted: ["files"], existing: { value: ["files"] } },
  images: { wanted: ["renderer:1"], existing: { value: ["renderer:1"] } },
  rules: { declared: "// deny\nallow: never;", released: { value: "allow:  never;\n" } },
  indexes: { declared: [index], stored: { value: [stored] } },
  expiring: { declared: ["a.expiresAt"], active: { value: ["a.expiresAt"] } },
  migrations: { needed: ["0001"], done: { value: ["0001"] } },
  invented: [],
  today: "2026-11-30",
};
const open = (facts: Partial<Facts>) => deployChecks({ ...complete, ...facts }).filter(({ state }) => state !== "ok");

describe("before a deploy", () => {
  it("nothing is open when everything is there", () => expect(open({})).toEqual([]));

  it.each([
    ["2026-11-27", "ok", []],
    ["2026-11-28", "ok", [expect.stringMatching(/^whisper-1 is shut down in 90 days, on 2027-02-26/)]],
    ["2027-02-26", "missing", [expect.stringMatching(/^whisper-1 was shut down on 2027-02-26/)]],
  ])("on %s, a model that is about to end is %s: %#", (today, state, help) => {
    const vars = { ...complete.vars, TRANSCRIPTION_PROVIDER: "openai", VOICE_PROVIDER: "elevenlabs" };
    expect(deployChecks({ ...complete, vars, today })).toContainEqual(
      expect.objectContaining({ check: "models that are still served", state, help }),
    );
  });

  it.each<[string, Partial<Facts>, RegExp]>([
    ["uncommitted changes", { uncommitted: { value: [" M a.ts"] } }, /M a\.ts/],
    [
      "a binding that only the local configuration has",
      { bindings: { wanted: ["workflows NEW"], declared: [] } },
      /\[env\.staging\] lacks workflows NEW/,
    ],
    [
      "a local variable",
      { vars: { ...complete.vars, DEV_COUNTRY_HEADER: "accepted" } },
      /DEV_COUNTRY_HEADER is for local/,
    ],
    ["the local project", { vars: { ...complete.vars, FIREBASE_PROJECT_ID: "vignette-local" } }, /FIREBASE_PROJECT_ID/],
    [
      "the invented address of alarms",
      { vars: { ...complete.vars, ALARM_EMAIL: "alarms@vignette.example" } },
      /ALARM_EMAIL is not an address of yours/,
    ],
    [
      "an AI provider without an adapter",
      { vars: { ...complete.vars, TEXT_PROVIDER: "openia" } },
      /TEXT_PROVIDER is "openia"/,
    ],
    [
      "the price of a model",
      { vars: { ...complete.vars, PRESENTER_MODEL: "fal-ai/infinitalk" } },
      /fal-ai\/infinitalk has no list price: set one in AI_PRICES/,
    ],
    [
      "the account of Workers AI",
      { vars: { ...complete.vars, IMAGE_PROVIDER: "workers-ai" } },
      /CLOUDFLARE_ACCOUNT_ID/,
    ],
    ["no address of alarms", { vars: { ...complete.vars, ALARM_EMAIL: undefined } }, /ALARM_EMAIL/],
    ["an invented operator", { invented: ["street"] }, /operator\.ts .*street/],
    ["a secret", { secrets: { wanted: ["NEW_KEY"], set: { value: [] } } }, /wrangler secret put NEW_KEY --env staging/],
    ["a bucket", { buckets: { wanted: ["files"], existing: { value: [] } } }, /r2 bucket create files/],
    [
      "the renderer's image",
      { images: { wanted: ["renderer:2"], existing: { value: ["renderer:1"] } } },
      /npm run image/,
    ],
    [
      "the rules",
      { rules: { ...complete.rules, released: { value: "allow: always;" } } },
      /firestore:rules --project p/,
    ],
    [
      "an index",
      { indexes: { declared: [index], stored: { value: [] } } },
      /No index: posts \(COLLECTION\): uid ASCENDING/,
    ],
    [
      "an index that is being built",
      { indexes: { declared: [index], stored: { value: [{ ...stored, state: "CREATING" }] } } },
      /Still being built/,
    ],
    ["an expiry", { expiring: { declared: ["a.expiresAt"], active: { value: [] } } }, /No TTL policy: a\.expiresAt/],
    ["a migration", { migrations: { needed: ["0002"], done: { value: ["0001"] } } }, /0002 is not done/],
  ])("%s missing is listed with what to do", (_, facts, help) => {
    const [finding, ...others] = open(facts);
    expect(others).toEqual([]);
    expect(finding?.help.join("\n")).toMatch(help);
  });

  it("a new database needs no migration", () => {
    expect(open({ migrations: { needed: ["0002"], done: { value: null } } })).toEqual([]);
  });

  it.each([
    ["A request to the Cloudflare API failed.\n\n  This Worker does not exist on your account. [code: 10007]", true],
    ['Worker "vignette-staging" (staging) not found.', true],
    ["Authentication error [code: 10000]", false],
  ])("a Worker that was never deployed has no secrets yet: %s", (said, isNew) => {
    expect(isNoWorkerYet(said)).toBe(isNew);
  });

  it("a service that does not answer stops the deploy too", () => {
    expect(open({ secrets: { wanted: ["KEY"], set: { problem: "Not logged in." } } })).toEqual([
      { check: "the secrets", state: "unknown", help: ["Not logged in."] },
    ]);
  });
});

describe("the secrets of an environment", () => {
  const example = readFileSync(join(root, ".dev.vars.example"), "utf8");

  it("are those of the example without optional ones, and the keys of the chosen providers alone", () => {
    const wanted = wantedSecrets(example, { TEXT_PROVIDER: "openai", VIDEO_PROVIDER: "none" });
    expect(wanted).toEqual(
      expect.arrayContaining(["FIREBASE_PRIVATE_KEY", "SEALING_KEY", "STRIPE_SECRET_KEY", "OPENAI_API_KEY"]),
    );
    for (const needless of [
      "SENTRY_DSN",
      "PEXELS_API_KEY",
      "FAL_KEY",
      "ELEVENLABS_API_KEY",
      "WORKERS_AI_TOKEN",
      "CLOUDFLARE_ACCOUNT_ID",
    ])
      expect(wanted).not.toContain(needless);
  });
});

describe("wrangler.toml", () => {
  it.each(["staging", "production"])("gives %s every binding that the local configuration has", (env) => {
    const [wanted, declared] = [bindingsOf(readEnvironment()), bindingsOf(readEnvironment(env))];
    expect(wanted.filter((it) => !declared.includes(it))).toEqual([]);
  });

  it.each(["staging", "production"])("keeps addresses, and the tokens in them, out of the logs of %s", (env) => {
    expect(readEnvironment(env).observability?.logs?.invocation_logs).toBe(false);
  });

  it("shares no bucket, dataset, rate limit or Workflow between staging and production", () => {
    const own = (env: string) => {
      const { name, r2_buckets, analytics_engine_datasets, ratelimits, workflows } = readEnvironment(env);
      const named = [...r2_buckets.map((it) => it.bucket_name), ...analytics_engine_datasets.map((it) => it.dataset)];
      return [name, ...named, ...ratelimits.map((it) => it.namespace_id), ...workflows.map((it) => it.name)];
    };
    expect(own("staging").filter((it) => own("production").includes(it))).toEqual([]);
  });
});

describe("Google's administration", () => {
  const answering = (answers: Record<string, unknown>) =>
    (async (url: string) => {
      const key = Object.keys(answers).find((path) => url.includes(path));
      return key ? Response.json(answers[key]) : new Response("{}", { status: 404 });
    }) as unknown as typeof fetch;

  it("is asked for rules, fields that expire and migrations", async () => {
    const google = googleProject(
      "p",
      { value: "t" },
      answering({
        "releases/cloud.firestore": { rulesetName: "projects/p/rulesets/1" },
        "rulesets/1": { source: { files: [{ content: "deny" }] } },
        "/fields?": { fields: [{ name: "x/collectionGroups/a/fields/expiresAt", ttlConfig: { state: "ACTIVE" } }] },
        "operations/migrations": { fields: { done: { arrayValue: { values: [{ stringValue: "0001" }] } } } },
      }),
    );
    expect(await google.rules()).toEqual({ value: "deny" });
    expect(await google.expiring()).toEqual({ value: ["a.expiresAt"] });
    expect(await google.migrations()).toEqual({ value: ["0001"] });
  });

  it("has no migrations in a new database, and is unknown without a token", async () => {
    const done = (answers: Record<string, unknown>) =>
      googleProject("p", { value: "t" }, answering(answers)).migrations();
    expect(await done({})).toEqual({ value: null });
    expect(await done({ "operations/minute": {} })).toEqual({ value: [] });
    expect(await googleProject("p", { problem: "Log in." }, answering({})).indexes()).toEqual({ problem: "Log in." });
  });
});

it("the invented operator is recognized by every fact that a lawyer would ask about", async () => {
  const { operator } = await import("@vignette/domain/support");
  expect(inventedFacts(operator)).toEqual(["street", "supportEmail", "privacyEmail", "represented", "register", "vat"]);
  expect(inventedFacts({ street: "1 Main St" })).toEqual([]);
});
