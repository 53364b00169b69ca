import { choicesFrom } from "../../apps/worker/src/adapters/generation/generation-settings.ts";
import { priceList } from "../../apps/worker/src/adapters/generation/prices.ts";
import { endingModels } from "./ending-models.ts";
import { type Asked, type Finding, findingOf } from "./finding.ts";
import { type DeclaredIndex, missingIndexes, type StoredIndex } from "./missing-indexes.ts";

/** The bindings of an environment of wrangler.toml, by kind and name: `r2_buckets FILES`. */
export type Bindings = readonly string[];

/** Everything the checks look at. */
export type Facts = {
  environment: string;
  /** The lines of `git status --porcelain`. */
  uncommitted: Asked<string[]>;
  bindings: { wanted: Bindings; declared: Bindings };
  /** Variables with which a deploy cannot work, such as the local project's name. */
  vars: Readonly<Record<string, unknown>>;
  secrets: { wanted: readonly string[]; set: Asked<string[]> };
  buckets: { wanted: readonly string[]; existing: Asked<string[]> };
  images: { wanted: readonly string[]; existing: Asked<string[]> };
  rules: { declared: string; released: Asked<string> };
  indexes: { declared: readonly DeclaredIndex[]; stored: Asked<StoredIndex[]> };
  /** Fields with a TTL policy, as `collection.field`. */
  expiring: { declared: readonly string[]; active: Asked<string[]> };
  /** Migrations that the code needs, and those that are done; null in a new database. */
  migrations: { needed: readonly string[]; done: Asked<string[] | null> };
  /** The operator's facts that are still the invented ones. */
  invented: readonly string[];
  /** The day, in UTC, as "2026-11-30". */
  today: string;
};

/** What is there and what is missing before a deploy, in the order in which to mend it. */
export function deployChecks(facts: Facts): Finding[] {
  const { environment, secrets, buckets, images, rules, indexes, expiring, migrations, bindings } = facts;
  const deployIndexes = `Deploy them: npx firebase-tools deploy --only firestore:indexes --project ${facts.vars.FIREBASE_PROJECT_ID}`;
  return [
    findingOf("a clean working tree", facts.uncommitted, (lines) =>
      lines.length === 0 ? [] : ["Commit or stash first:", ...lines.slice(0, 10)],
    ),
    findingOf("the bindings of wrangler.toml", { value: bindings }, ({ wanted, declared }) =>
      wanted.filter((it) => !declared.includes(it)).map((it) => `[env.${environment}] lacks ${it}.`),
    ),
    findingOf("the plain variables", { value: facts.vars }, missingVars),
    endingModels(facts.vars, facts.today),
    findingOf("the operator's own data", { value: facts.invented }, (names) =>
      names.length === 0
        ? []
        : [`packages/domain/src/support/operator.ts still has invented values: ${names.join(", ")}.`],
    ),
    findingOf("the secrets", secrets.set, (set) =>
      secrets.wanted
        .filter((it) => !set.includes(it))
        .map((it) => `${it}: npx wrangler secret put ${it} --env ${environment}`),
    ),
    findingOf("the R2 buckets", buckets.existing, (existing) =>
      buckets.wanted.filter((it) => !existing.includes(it)).map((it) => `${it}: npx wrangler r2 bucket create ${it}`),
    ),
    findingOf("the renderer's image", images.existing, (existing) =>
      images.wanted.filter((it) => !existing.includes(it)).map((it) => `${it} is not in the registry: npm run image`),
    ),
    findingOf("the rules of Firestore", rules.released, (released) =>
      sameRules(released, rules.declared)
        ? []
        : [
            `They differ from firestore.rules. Deploy them: npx firebase-tools deploy --only firestore:rules --project ${facts.vars.FIREBASE_PROJECT_ID}`,
          ],
    ),
    findingOf("the indexes of Firestore", indexes.stored, (stored) => {
      const missing = missingIndexes(indexes.declared, stored);
      return missing.length === 0 ? [] : [...missing, deployIndexes];
    }),
    findingOf("the expiry of documents", expiring.active, (active) => {
      const missing = expiring.declared.filter((it) => !active.includes(it));
      return missing.length === 0 ? [] : [...missing.map((it) => `No TTL policy: ${it}`), deployIndexes];
    }),
    findingOf("the migrations of documents", migrations.done, (done) =>
      migrations.needed
        .filter((it) => done !== null && !done.includes(it))
        .map((it) => `${it} is not done. Deploy the version that brings it, and wait for its log line "Migrated.".`),
    ),
  ];
}

/** Whether rules say the same but for blanks and comments. */
function sameRules(a: string, b: string): boolean {
  const bare = (text: string) =>
    text
      .replace(/\/\/.*$/gm, "")
      .replace(/\s+/g, " ")
      .trim();
  return bare(a) === bare(b);
}

function missingVars(vars: Facts["vars"]): string[] {
  const missing: string[] = [];
  if (!/^https:\/\/[^/]+$/.test(String(vars.PUBLIC_ORIGIN))) missing.push("PUBLIC_ORIGIN is not https://<domain>.");
  if (!vars.FIREBASE_PROJECT_ID || vars.FIREBASE_PROJECT_ID === "vignette-local")
    missing.push("FIREBASE_PROJECT_ID is not your project.");
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(String(vars.ALARM_EMAIL)) || /\.example$/.test(String(vars.ALARM_EMAIL)))
    missing.push("ALARM_EMAIL is not an address of yours: alarms are mailed to it.");
  missing.push(...wrongProviders(vars));
  for (const name of ["SANDBOX_ORIGIN", "DEV_COUNTRY_HEADER"])
    if (name in vars) missing.push(`${name} is for local development only. Remove it.`);
  return missing;
}

/** Each AI provider needs an adapter, and Workers AI the id of its account. */
function wrongProviders(vars: Facts["vars"]): string[] {
  try {
    const texts = Object.fromEntries(Object.entries(vars).map(([name, value]) => [name, String(value)]));
    const choices = Object.values(choicesFrom(texts));
    const { knows } = priceList(texts.AI_PRICES);
    const unpriced = choices.flatMap((it) => (it && !knows(it.model) ? [it.model] : []));
    const usesWorkersAi = choices.some((choice) => choice?.provider === "workers-ai");
    return [
      ...(usesWorkersAi && !vars.CLOUDFLARE_ACCOUNT_ID
        ? ["CLOUDFLARE_ACCOUNT_ID is missing: Workers AI needs the id of your account."]
        : []),
      ...unpriced.map(
        (model) => `${model} has no list price: set one in AI_PRICES, or users pay a flat amount for it.`,
      ),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
