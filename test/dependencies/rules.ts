import { domainFloors, inDomain, inWorker, workerFloors } from "./floors.ts";

/** Imports that are forbidden: all from a file that `from` describes to one that `to` describes. */
export type Rule = {
  name: string;
  /** What to do instead. */
  comment: string;
  from: Place;
  to: Place & {
    /** An import that leads nowhere; of a package that the nearest package.json does not name, or names for development only. */
    is?: "unresolved" | "undeclared" | "development";
    isType?: boolean;
  };
};

/** Regular expressions on a path from the root; `$1` in that of an imported file is the first group of the importing one's. */
type Place = { path?: string; pathNot?: string };

const tests = "(/test/|/e2e/|\\.(test|story|scenario)\\.tsx?$|\\.test-support\\.ts$)";

/** Each floor but the highest, with what it may not import: everything on the floors above it. */
const pointDown = (
  name: string,
  comment: string,
  floors: readonly (readonly string[])[],
  pathOf: (floor: readonly string[]) => string,
): Rule[] =>
  floors.slice(0, -1).map((floor, index) => ({
    name: `${name}-${index + 1}`,
    comment,
    from: { path: pathOf(floor) },
    to: { path: pathOf(floors.slice(index + 1).flat()) },
  }));

/** Who may know whom. The reasons are in docs/decisions/0009-who-may-know-whom.md. */
export const rules: readonly Rule[] = [
  {
    name: "domain-knows-only-itself-and-zod",
    comment: "The domain is pure. Take what you need as an argument.",
    from: { path: "^packages/domain/src", pathNot: "\\.test\\.ts$" },
    to: { pathNot: "^(packages/domain/src|node_modules/zod)/" },
  },
  {
    name: "kernel-is-the-floor",
    comment: "The kernel knows no product word.",
    from: { path: "^packages/domain/src/kernel" },
    to: { path: "^packages/domain/src/(?!kernel)" },
  },
  {
    name: "domain-words-have-a-floor",
    comment: "A new word of the domain belongs on one of the floors in floors.ts.",
    from: { path: `^packages/domain/src/(?!(kernel|${domainFloors.flat().join("|")})/)` },
    to: {},
  },
  ...pointDown(
    "domain-words-point-down",
    "Words point down only: move the shared rule to the lower word.",
    domainFloors,
    inDomain,
  ),
  {
    name: "domain-words-have-one-door",
    comment: "Import another word from its index.ts; what is not exported there is its own matter.",
    from: { path: "^packages/domain/src/([^/]+)/", pathNot: tests },
    to: { path: "^packages/domain/src/[^/]+/", pathNot: "^packages/domain/src/($1/|[^/]+/index\\.ts$)" },
  },
  {
    name: "packages-have-one-door",
    comment: "Import what the package exports; add it to index.ts if others need it.",
    from: { path: "^(apps|packages)/([^/]+)/src/", pathNot: tests },
    to: {
      path: "^packages/(composition|content)/src/",
      pathNot: "^packages/($2/|[^/]+/src/(index|node|(objects|subject)/index)\\.ts$)",
    },
  },
  {
    name: "ui-knows-no-product-word",
    comment: "packages/ui takes product words through props. Its own words, such as Close, are messages.",
    from: { path: "^packages/ui" },
    to: { path: "^(apps|packages/(?!(ui|messages)/))" },
  },
  {
    name: "composition-knows-no-app",
    comment: "The engine draws what a scene says; put product knowledge into the caller.",
    from: { path: "^packages/composition" },
    to: { path: "^(apps|packages/(ui|content))" },
  },
  {
    name: "composition-knows-catalogue-and-media",
    comment:
      "The engine draws what the catalog lists and texts name, and reads media files. All else comes in its arguments.",
    from: { path: "^packages/composition/src", pathNot: tests },
    to: { path: "^packages/domain/src/(?!(studio/catalogue|media|objects)/)" },
  },
  {
    name: "messages-know-nothing",
    comment: "Texts take values. Whoever reads a fact chooses its message.",
    from: { path: "^packages/messages" },
    to: { path: "^(apps|packages/(?!messages))" },
  },
  {
    name: "content-knows-no-app",
    comment: "Content turns a stored creation into scenes, for any app. Take what an app knows as an argument.",
    from: { path: "^packages/content" },
    to: { path: "^(apps|packages/ui)" },
  },
  {
    name: "worker-features-are-strangers",
    comment: "Share the rule through the domain and run on ctx.",
    from: { path: "^apps/worker/src/features/([^/]+)/" },
    to: { path: "^apps/worker/src/features/", pathNot: "^apps/worker/src/features/$1/" },
  },
  {
    name: "worker-rooms-have-a-floor",
    comment: "A new room of the Worker belongs on one of the floors in floors.ts.",
    from: { path: `^apps/worker/src/(?!(${workerFloors.flat().join("|")}))` },
    to: {},
  },
  ...pointDown(
    "worker-rooms-point-down",
    "Adapters, records, shared counting, features, engine, doors: move the shared piece to the lower room.",
    workerFloors,
    inWorker,
  ),
  {
    name: "worker-adapters-know-services-only",
    comment: "An adapter speaks to a service in the words of the domain.",
    from: { path: "^apps/worker/src/adapters", pathNot: tests },
    to: { path: "^(apps/(?!worker/src/adapters/)|packages/(?!domain/))" },
  },
  {
    name: "web-takes-worker-types-only",
    comment: 'Use `import type … from "@vignette/worker/router"`; code that both need belongs in the domain.',
    from: { path: "^apps/web/src" },
    to: { path: "^apps/worker", isType: false },
  },
  {
    name: "web-features-are-strangers",
    comment: "Share through shared, ui or the domain.",
    from: { path: "^apps/web/src/features/([^/]+)/" },
    to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
  },
  {
    name: "web-shared-is-the-floor",
    comment: "Features and app import shared. Move what needs a feature into app, or pass it in.",
    from: { path: "^apps/web/src/shared/" },
    to: { path: "^apps/web/src/(features|app)/" },
  },
  {
    name: "web-features-do-not-import-the-app",
    comment: "app combines features. Move what several features need into shared.",
    from: { path: "^apps/web/src/features/" },
    to: { path: "^apps/web/src/app/" },
  },
  {
    name: "public-pages-import-no-feature",
    comment: "The landing page and review links load without the app. Move what both need into shared.",
    from: { path: "^apps/web/src/(review|marketing)/" },
    to: { path: "^apps/web/src/(features|app)/" },
  },
  {
    name: "renderer-knows-engine-and-domain",
    comment: "The renderer draws what the job contains. The Worker decides: put it into the job.",
    from: { path: "^apps/renderer/src" },
    to: { path: "^(apps/(?!renderer/)|packages/(?!composition|content|domain))" },
  },
  {
    name: "renderer-is-called-over-http",
    comment: "Call the renderer over HTTP, through the Worker's adapter.",
    from: { path: "^(apps/(?!renderer/)|packages)", pathNot: tests },
    to: { path: "^apps/renderer" },
  },
  {
    name: "worker-leaves-the-engine-alone",
    comment: "Scenes travel through the Worker as JSON; drawing belongs to the browser and the renderer.",
    from: { path: "^apps/worker/src" },
    to: { path: "^packages/composition" },
  },
  {
    name: "the-product-never-meets-the-sandbox",
    comment: "The sandbox answers at the wire. Only tests and the local start know it.",
    from: {
      path: "^(apps/(worker|web|renderer)|packages)/.*",
      pathNot: "(/test/|/e2e/|\\.test\\.tsx?$|vitest\\.config\\.ts$)",
    },
    to: { path: "^apps/sandbox" },
  },
  {
    name: "the-sandbox-knows-no-app",
    comment:
      "The sandbox judges our requests by itself. Of ours it takes counting of text, the objects that texts name, what an opening line promises, and drawing of sample media.",
    from: { path: "^apps/sandbox", pathNot: tests },
    to: { path: "^(apps/(?!sandbox/)|packages/(?!domain/src/(?:kernel|objects|promises)/|composition/))" },
  },
  {
    name: "not-to-unresolvable",
    comment: "An import that cannot be resolved.",
    from: {},
    to: { is: "unresolved", pathNot: "^(cloudflare:|virtual:)" },
  },
  {
    name: "packages-are-declared",
    comment: "Add the package to the dependencies of the workspace that imports it.",
    from: { path: "^(apps|packages)/[^/]+/src", pathNot: tests },
    to: { is: "undeclared" },
  },
  {
    name: "no-dev-dependency-in-the-product",
    comment: "Move the package to dependencies of the workspace that uses it.",
    from: { path: "^(apps|packages)/[^/]+/src", pathNot: "\\.test\\.tsx?$" },
    to: { is: "development", isType: false },
  },
];
