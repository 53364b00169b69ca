import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { TRANSLATED } from "../apps/web/site/site-addresses.ts";
import { paths, patterns } from "../apps/web/src/paths.ts";
import { pageRoutes } from "../apps/worker/src/http/pages/page-routes.ts";
import { brokenCitations } from "./citations.ts";
import { twoWayFolders } from "./folder-pairs.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const sources = globSync("{apps,packages}/*/{src,test,e2e}/**/*.{ts,tsx}", { cwd: root });
const folders = (path: string) =>
  existsSync(join(root, path))
    ? readdirSync(join(root, path), { withFileTypes: true })
        .filter((it) => it.isDirectory())
        .map((it) => it.name)
    : [];

describe("the repository", () => {
  it("has a domain word for every feature of the Worker and of the web app", () => {
    const words = folders("packages/domain/src");
    const features = [...folders("apps/worker/src/features"), ...folders("apps/web/src/features")];
    expect(features.filter((feature) => !words.includes(feature))).toEqual([]);
  });

  it("keeps every file under 250 lines", () => {
    const long = sources.filter((path) => read(path).split("\n").length > 251);
    expect(long).toEqual([]);
  });

  it("gives no file a name that says nothing", () => {
    const vague = /(^|\/)(utils?|helpers?|misc|common|service|manager|data)\.tsx?$/;
    expect(sources.filter((path) => vague.test(path))).toEqual([]);
  });

  it("writes dates and numbers as the reader does in few places, which ADR 135 names", () => {
    const format = /new Intl\.(?:DateTime|Number|List|RelativeTime)Format|toLocale(?:Date|Time)?String/;
    const home =
      /^apps\/web\/src\/(review\/|(shared|features\/analytics)\/formats\.ts$|shared\/words\/plan-words\.ts$|features\/admin\/list\/(english-formats|money|when)\.ts$)/;
    const pages = sources.filter((path) => path.startsWith("apps/web/src/") && !path.includes(".test."));
    expect(pages.filter((path) => format.test(read(path)) && !home.test(path))).toEqual([]);
  });

  it("lets no two folders import each other, but for a folder and those inside it", () => {
    const code = sources.filter((path) => path.includes("/src/") && !/\.(test|test-support)\.tsx?$/.test(path));
    expect(twoWayFolders(code, read)).toEqual([]);
    const planted = { "a/one.ts": 'import "../b/two.ts";', "b/two.ts": 'export * from "../a/one.ts";' };
    expect(twoWayFolders(Object.keys(planted), (path) => planted[path as keyof typeof planted])).toEqual(["a ⇄ b"]);
  });

  it("names the extension of every file that it imports, as Node does", () => {
    const bare = /(?:from|import) *\(?"\.{1,2}\/(?![^"]*\.(?:tsx?|webp|m?js|json|css)")[^"]*"/g;
    const code = [...sources, ...globSync("{scripts,test,apps/*/site}/**/*.ts", { cwd: root })];
    expect(code.flatMap((path) => read(path).match(bare) ?? [])).toEqual([]);
    const planted = ["./a", "../b.test-support", "./c.ts"].map((path) => `import { a } from "${path}";`);
    expect(planted.filter((line) => line.match(bare))).toEqual(planted.slice(0, 2));
  });

  it("gives every decision a number of its own", () => {
    const numbers = readdirSync(join(root, "docs/decisions")).map((name) => name.slice(0, 4));
    expect(numbers).toEqual([...new Set(numbers)]);
  });

  it("keeps clock and chance out of the domain", () => {
    const impure = /Date\.now|new Date\(\)|Math\.random/;
    const domain = sources.filter((path) => path.startsWith("packages/domain/src") && !path.endsWith(".test.ts"));
    expect(domain.filter((path) => impure.test(read(path)))).toEqual([]);
  });

  it("reads the Worker's time in one place", () => {
    const worker = sources.filter((path) => path.startsWith("apps/worker/src/") && !path.endsWith(".test.ts"));
    expect(worker.filter((path) => /Date\.now|new Date\(\)/.test(read(path)))).toEqual([
      "apps/worker/src/adapters/clock.ts",
    ]);
  });

  it("hands out no AI model without a meter", () => {
    const worker = sources.filter((path) => path.startsWith("apps/worker/src/"));
    const holding = (text: RegExp) => worker.filter((path) => text.test(read(path)));
    expect(holding(/\bconfiguredGeneration\(/).toSorted()).toEqual([
      "apps/worker/src/adapters/generation/configured-generation.ts",
      "apps/worker/src/adapters/generation/configured-models.ts",
    ]);
    expect(holding(/\.metered\(/)).toEqual([
      "apps/worker/src/usage/credit-meter.ts",
      "apps/worker/src/usage/house-meter.ts",
    ]);
    expect(holding(/\bmodelsOfJob\(/).toSorted()).toEqual([
      "apps/worker/src/engine/generate-content.ts",
      "apps/worker/src/usage/credit-meter.ts",
    ]);
  });

  it("says of every text whether UTF-16 units or code points are counted", () => {
    const uncounted = /\.string\(\)\s*\.check\((?:[^()]|\([^()]*\))*\bz\.maxLength\(/;
    const code = sources.filter((path) => !path.startsWith("packages/composition/"));
    expect(code.filter((path) => uncounted.test(read(path)))).toEqual([]);
  });

  it("writes each sentence of the spec's error catalog once", () => {
    const catalog = [
      "No account found with this email address",
      "You have reached the maximum number of",
      "Are you sure you want to delete this project",
    ];
    const code = sources.filter((path) => !/\.(test|story)\.tsx?$/.test(path));
    const messages = globSync("packages/messages/messages/en/*.json", { cwd: root });
    const among = (paths: string[]) => catalog.map((it) => paths.filter((path) => read(path).includes(it)).length);
    expect(among(messages)).toEqual([1, 1, 1]);
    // A refusal has its sentence in English, too.
    expect(among(code)).toEqual([0, 1, 0]);
  });

  it("cites only paths that exist", () => {
    const pages = [
      "README.md",
      "CONTRIBUTING.md",
      ...globSync("docs/**/*.md", { cwd: root }),
      ...globSync("{apps,packages}/*/README.md", { cwd: root }),
    ];
    const dead = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)[^)]*\)/g)]
        .map((match) => match[1] ?? "")
        .filter((target) => !existsSync(join(root, dirname(page), target)))
        .map((target) => `${page} → ${target}`),
    );
    expect(dead).toEqual([]);
  });
});

describe("every citation", () => {
  const texts = [
    ...globSync("{apps,packages}/*/{src,test,e2e,site}/**/*.{ts,tsx,css,md}", { cwd: root }),
    ...globSync("{scripts,test,docs}/**/*.{ts,mjs,md}", { cwd: root }),
    ...globSync("{apps,packages}/*/*.md", { cwd: root }),
    ...["README.md", "CONTRIBUTING.md", ".dev.vars.example", "biome.json", "wrangler.toml"],
  ].filter((path) => path !== "test/architecture.test.ts" && path !== "docs/spec.md");

  it("leads to a page, a heading, a section or a decision that exists", () => {
    const broken = texts.flatMap((path) => brokenCitations(path, read(path)).map((it) => `${path}: ${it}`));
    expect(broken).toEqual([]);
  });

  it.each([
    ["a page that does not exist", "Source: docs/platforms/tiktak.md."],
    ["a heading that its page lacks", "Source: docs/platforms/tiktok.md#vidio-post."],
    ["another heading that its page lacks", "Source: docs/platforms/tiktok.md#video-post,\n * #foto-post."],
    ["a section that the specification lacks", "Source: spec §12."],
    ["a decision that was never recorded", "Source: ADR 999."],
    ["a file that does not exist", "The table is in `apps/worker/src/table-of-nothing.ts`."],
    ["a heading that a linked page lacks", "[why](docs/decisions/0012-zod-mini.md#nothing)"],
    ["a heading that this page lacks", "[why](#nothing)"],
    ["a page that a clone does not have", "Source: contracts §1.4."],
    ["an issue", "As issue 3 asks."],
  ])("is broken when it names %s", (_, text) => {
    expect(brokenCitations("README.md", text).length).toBeGreaterThan(0);
  });

  it("of an outside service's facts ends at a public address", () => {
    const pages = globSync("docs/platforms/*.md", { cwd: root }).filter((path) => !path.endsWith("README.md"));
    expect(pages.filter((path) => !/\]\(https:\/\//.test(read(path)))).toEqual([]);
    expect(pages.filter((path) => !read("docs/platforms/README.md").includes(`](${path.split("/").at(-1)})`))).toEqual(
      [],
    );
  });

  it("may name a section of a standard", () => {
    expect(brokenCitations("README.md", "Source: RFC 9110 §14.2; ISO/IEC 14496-12 §8.2, §8.3.")).toEqual([]);
  });
});

describe("every router of the Worker", () => {
  const routers = globSync("apps/worker/src/features/*/router.ts", { cwd: root });

  it("is mounted", () => {
    const mounted = read("apps/worker/src/router.ts");
    expect(routers.filter((path) => !mounted.includes(path.replace("apps/worker/src/", "./")))).toEqual([]);
  });

  it("lets visitors ask nothing but the flags, the plans, and what a review link's token opens", () => {
    const open = routers.filter((path) => read(path).includes("publicProcedure")).map((path) => path.split("/").at(-2));
    expect(open.toSorted()).toEqual(["approval", "flags", "plans"]);
  });
});

describe("every HTTP route", () => {
  it("has a row in the table of rights: test/trust/rows/route-rows.ts", () => {
    const app = read("apps/worker/src/http/http-app.ts");
    const paths = [...app.matchAll(/\bapp\.(?:get|post|put|patch|delete|all|on)\((?:\[[^\]]*\], )?"([^"]+)"/g)].map(
      (it) => it[1],
    );
    const rows = read("test/trust/rows/route-rows.ts");
    expect(paths.filter((path) => !rows.includes(` ${path === "*" ? "/*" : path}": {`))).toEqual([]);
    expect(paths.length).toBeGreaterThan(15);
  });
});

describe("spec §2 Screens and routes: the addresses", () => {
  const ours: string[] = [...Object.values(paths), ...Object.values(patterns)].filter((it) => typeof it === "string");

  it("of the spec are all in paths.ts", () => {
    const spec = `/ /login /signup /auth/callback/instagram /tiktok-callback /privacy /terms /impressum /tos /api-notice
      /blog /blog/:slug /dashboard /dashboard/research /dashboard/asset-upload /dashboard/hook-library /create
      /dashboard/schedule /dashboard/analyze /dashboard/automation /dashboard/project-settings /dashboard/admin
      /dashboard/settings`.split(/\s+/);
    expect(spec.filter((path) => !ours.includes(path))).toEqual([]);
  });

  it("are the same to the Worker, which answers 404 everywhere else", () => {
    const pages = ours.filter((path) => !path.includes("#"));
    expect([...pageRoutes.written, ...pageRoutes.linked, ...pageRoutes.drawn].toSorted()).toEqual(
      [...new Set(pages)].toSorted(),
    );
    expect(pageRoutes.translated).toEqual(TRANSLATED);
  });
});
