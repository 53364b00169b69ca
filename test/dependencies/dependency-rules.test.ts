import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Broken, brokenRules } from "./broken-rules.ts";
import { importCircles } from "./import-circles.ts";
import { type Import, readImports } from "./read-imports.ts";
import { rules } from "./rules.ts";

/** Imports that each rule must refuse: rule, importing file, imported file or package. */
const breaks = [
  ["domain-knows-only-itself-and-zod", "packages/domain/src/plans/a.ts", "hono"],
  ["domain-knows-only-itself-and-zod", "packages/domain/src/plans/b.ts", "packages/composition/src/scene/scene.ts"],
  ["domain-knows-only-itself-and-zod", "packages/domain/src/plans/c.ts", "node:fs"],
  ["kernel-is-the-floor", "packages/domain/src/kernel/a.ts", "packages/domain/src/plans/plan.ts"],
  ["domain-words-have-a-floor", "packages/domain/src/coupons/a.ts", "packages/domain/src/kernel/id.ts"],
  ["domain-words-point-down-1", "packages/domain/src/plans/d.ts", "packages/domain/src/usage/limit.ts"],
  ["domain-words-point-down-2", "packages/domain/src/usage/a.ts", "packages/domain/src/studio/kind.ts"],
  ["domain-words-point-down-3", "packages/domain/src/studio/a.ts", "packages/domain/src/scheduling/post/post.ts"],
  ["domain-words-point-down-4", "packages/domain/src/scheduling/post/a.ts", "packages/domain/src/approval/link.ts"],
  ["domain-words-have-one-door", "packages/domain/src/usage/b.ts", "packages/domain/src/plans/plan.ts"],
  ["packages-have-one-door", "apps/web/src/features/assets/e.ts", "packages/composition/src/scene/scene.ts"],
  ["ui-knows-no-product-word", "packages/ui/src/a.ts", "packages/domain/src/plans/plan.ts"],
  ["ui-knows-no-product-word", "packages/ui/src/b.ts", "packages/content/src/scenes.ts"],
  ["composition-knows-no-app", "packages/composition/src/frame/a.ts", "apps/web/src/paths.ts"],
  ["composition-knows-no-app", "packages/composition/src/frame/b.ts", "packages/content/src/scenes.ts"],
  ["composition-knows-catalogue-and-media", "packages/composition/src/frame/d.ts", "packages/domain/src/plans/plan.ts"],
  ["messages-know-nothing", "packages/messages/src/a.ts", "packages/domain/src/plans/plan.ts"],
  ["content-knows-no-app", "packages/content/src/a.ts", "apps/web/src/features/studio/stage.ts"],
  ["worker-features-are-strangers", "apps/worker/src/features/studio/a.ts", "apps/worker/src/features/assets/store.ts"],
  ["worker-rooms-have-a-floor", "apps/worker/src/coupons/a.ts", "apps/worker/src/records/stores/post-store.ts"],
  ["worker-rooms-point-down-1", "apps/worker/src/adapters/a.ts", "apps/worker/src/engine/publishing/advance.ts"],
  ["worker-rooms-point-down-1", "apps/worker/src/adapters/b.ts", "apps/worker/src/features/assets/store.ts"],
  ["worker-rooms-point-down-2", "apps/worker/src/records/a.ts", "apps/worker/src/usage/plan-of.ts"],
  ["worker-rooms-point-down-2", "apps/worker/src/records/b.ts", "apps/worker/src/features/assets/store.ts"],
  ["worker-rooms-point-down-3", "apps/worker/src/usage/a.ts", "apps/worker/src/features/assets/store.ts"],
  ["worker-rooms-point-down-3", "apps/worker/src/billing/a.ts", "apps/worker/src/engine/publishing/advance.ts"],
  ["worker-rooms-point-down-4", "apps/worker/src/features/assets/a.ts", "apps/worker/src/jobs.ts"],
  ["worker-rooms-point-down-4", "apps/worker/src/features/assets/b.ts", "apps/worker/src/http/media.ts"],
  ["worker-rooms-point-down-4", "apps/worker/src/features/assets/c.ts", "apps/worker/src/engine/publishing/advance.ts"],
  ["worker-rooms-point-down-5", "apps/worker/src/engine/a.ts", "apps/worker/src/jobs.ts"],
  ["worker-adapters-know-services-only", "apps/worker/src/adapters/c.ts", "apps/renderer/src/job.ts"],
  ["web-takes-worker-types-only", "apps/web/src/features/assets/a.ts", "apps/worker/src/records/stores/post-store.ts"],
  ["web-features-are-strangers", "apps/web/src/features/assets/b.ts", "apps/web/src/features/studio/stage.ts"],
  ["web-shared-is-the-floor", "apps/web/src/shared/a.ts", "apps/web/src/features/studio/stage.ts"],
  ["web-shared-is-the-floor", "apps/web/src/shared/b.ts", "apps/web/src/app/routes.ts"],
  ["web-features-do-not-import-the-app", "apps/web/src/features/assets/c.ts", "apps/web/src/app/routes.ts"],
  ["public-pages-import-no-feature", "apps/web/src/review/a.ts", "apps/web/src/features/studio/stage.ts"],
  ["renderer-knows-engine-and-domain", "apps/renderer/src/a.ts", "apps/worker/src/records/stores/post-store.ts"],
  ["renderer-is-called-over-http", "apps/web/src/features/assets/d.ts", "apps/renderer/src/job.ts"],
  ["worker-leaves-the-engine-alone", "apps/worker/src/http/a.ts", "packages/composition/src/scene/scene.ts"],
  ["the-product-never-meets-the-sandbox", "apps/worker/src/http/b.ts", "apps/sandbox/src/clock.ts"],
  ["the-sandbox-knows-no-app", "apps/sandbox/src/a.ts", "apps/worker/src/records/stores/post-store.ts"],
  ["the-sandbox-knows-no-app", "apps/sandbox/src/b.ts", "packages/domain/src/plans/plan.ts"],
  ["not-to-unresolvable", "apps/web/src/shared/c.ts", "nowhere"],
  ["packages-are-declared", "apps/web/src/shared/d.ts", "jose"],
  ["no-dev-dependency-in-the-product", "packages/composition/src/frame/c.ts", "vite"],
] as const;

/** What every rule must let through. */
const allowed = [
  ["packages/domain/src/plans/ok.ts", "zod"],
  ["packages/domain/src/scheduling/post/ok.ts", "packages/domain/src/studio/index.ts"],
  ["packages/composition/src/frame/ok.ts", "packages/domain/src/studio/catalogue/index.ts"],
  ["packages/content/src/ok.ts", "packages/composition/src/index.ts"],
  ["packages/composition/src/frame/ok.test.ts", "vite"],
  ["apps/worker/src/features/assets/ok.ts", "apps/worker/src/usage/plan-of.ts"],
  ["apps/worker/src/engine/ok.ts", "apps/worker/src/features/assets/store.ts"],
  ["apps/worker/src/http/ok.ts", "hono"],
  ["apps/web/src/features/assets/ok.ts", "type:apps/worker/src/records/stores/post-store.ts"],
  ["apps/web/src/app/ok.ts", "apps/web/src/features/studio/stage.ts"],
  ["apps/renderer/src/ok.ts", "packages/content/src/index.ts"],
  ["apps/worker/test/ok.ts", "apps/sandbox/src/clock.ts"],
] as const;

const root = fileURLToPath(new URL("../..", import.meta.url));
const tree = mkdtempSync(join(tmpdir(), "planted-"));
let imports: Import[];
let found: Broken[];

beforeAll(async () => {
  for (const [, from, to] of breaks) plant(from, to);
  for (const [from, to] of allowed) plant(from, to);
  for (const name of ["hono", "jose", "vite", "zod"]) install(name);
  write("package.json", "{}");
  write("packages/domain/package.json", JSON.stringify({ dependencies: { zod: "1", hono: "1" } }));
  write("packages/composition/package.json", JSON.stringify({ devDependencies: { vite: "1" } }));
  write("apps/worker/package.json", JSON.stringify({ dependencies: { hono: "1" } }));
  write("apps/web/package.json", "{}");
  imports = readImports(tree);
  found = brokenRules(tree, imports, rules);
});
afterAll(() => rmSync(tree, { recursive: true }));

describe("the dependency rules", () => {
  it.each(breaks)("stop %s: %s imports %s", (rule, from) => {
    expect(brokenBy(from)).toContain(rule);
  });

  it.each(allowed)("let %s import %s", (from) => {
    expect(imports.map((it) => it.from)).toContain(from);
    expect(brokenBy(from)).toEqual([]);
  });

  it("each stop something here", () => {
    expect(new Set(breaks.map(([rule]) => rule))).toEqual(new Set(rules.map(({ name }) => name)));
  });
});

describe("the repository", () => {
  const ours = readImports(root);

  it("breaks no rule of who may know whom", () => {
    const broken = brokenRules(root, ours, rules);
    expect(broken.map(({ rule, import: { from, name } }) => `${from} imports ${name}: ${rule.comment}`)).toEqual([]);
  });

  it("has no files that import each other in a circle", () => {
    expect(importCircles(ours)).toEqual([]);
    const planted = [
      ["a/egg.ts", "b/hen.ts"],
      ["b/hen.ts", "nest/index.ts"],
      ["nest/index.ts", "a/egg.ts"],
    ] as const;
    const found = importCircles(planted.map(([from, to]) => ({ from, to })));
    expect(found).toEqual(["a/egg.ts → b/hen.ts → nest/index.ts → a/egg.ts"]);
  });
});

const brokenBy = (file: string) => found.filter((it) => it.import.from === file).map(({ rule }) => rule.name);

/** Writes a file that imports `to`, and `to` itself if it is a file. */
function plant(from: string, to: string): void {
  const [, type = "", target = ""] = /^(type:)?(.*)$/.exec(to) ?? [];
  const isFile = target.endsWith(".ts");
  const path = relative(dirname(from), target);
  const specifier = isFile ? (path.startsWith(".") ? path : `./${path}`) : target;
  write(from, `import ${type && "type "}{ it } from "${specifier}";\nexport const its = it;\n`);
  if (isFile && !breaks.some(([, other]) => other === target)) write(target, "export const it = 1;\n");
}

/** A package that, as many do, keeps its code in `dist`. */
function install(name: string): void {
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, exports: "./dist/index.js" }));
  write(`node_modules/${name}/dist/index.js`, "export const it = 1;\n");
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), text);
}
