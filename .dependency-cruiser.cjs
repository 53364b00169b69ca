/** Who may know whom. The reasons are in docs/decisions/0009-layers.md; each rule says what to do instead. */
const domainWords = {
  base: "identity|country|flags|plans|assets|research|hook-library|support",
  second: "usage|billing",
  third: "projects|social-accounts|studio|admin",
  fourth: "scheduling",
  fifth: "analytics|automation",
};

const inDomain = (words) => `^packages/domain/src/(${words})/`;

module.exports = {
  forbidden: [
    {
      name: "no-circles",
      severity: "error",
      comment: "Find the second idea and move it below both.",
      from: {},
      to: { circular: true },
    },
    {
      name: "domain-knows-only-itself-and-zod",
      comment: "The domain is pure. Take what you need as an argument.",
      severity: "error",
      from: { path: "^packages/domain/src", pathNot: "\\.test\\.ts$" },
      to: { pathNot: "^(packages/domain/src|node_modules/zod)" },
    },
    {
      name: "kernel-is-the-floor",
      comment: "The kernel knows no product word.",
      severity: "error",
      from: { path: "^packages/domain/src/kernel" },
      to: { path: "^packages/domain/src/(?!kernel)" },
    },
    {
      name: "domain-words-point-down-1",
      comment: "Words point down only: move the shared rule to the lower word.",
      severity: "error",
      from: { path: inDomain(domainWords.base) },
      to: { path: inDomain(`${domainWords.second}|${domainWords.third}|${domainWords.fourth}|${domainWords.fifth}`) },
    },
    {
      name: "domain-words-point-down-2",
      comment: "Words point down only: move the shared rule to the lower word.",
      severity: "error",
      from: { path: inDomain(domainWords.second) },
      to: { path: inDomain(`${domainWords.third}|${domainWords.fourth}|${domainWords.fifth}`) },
    },
    {
      name: "domain-words-point-down-3",
      comment: "Words point down only: move the shared rule to the lower word.",
      severity: "error",
      from: { path: inDomain(domainWords.third) },
      to: { path: inDomain(`${domainWords.fourth}|${domainWords.fifth}`) },
    },
    {
      name: "domain-words-point-down-4",
      comment: "Words point down only: move the shared rule to the lower word.",
      severity: "error",
      from: { path: inDomain(domainWords.fourth) },
      to: { path: inDomain(domainWords.fifth) },
    },
    {
      name: "ui-knows-no-product-word",
      comment: "packages/ui takes everything through props.",
      severity: "error",
      from: { path: "^packages/ui" },
      to: { path: "^(apps|packages/(domain|composition))" },
    },
    {
      name: "composition-knows-no-app",
      comment: "The engine draws what a scene says; put product knowledge into the caller.",
      severity: "error",
      from: { path: "^packages/composition" },
      to: { path: "^(apps|packages/ui)" },
    },
    {
      name: "worker-features-are-strangers",
      comment: "Share the rule through the domain and run on ctx.",
      severity: "error",
      from: { path: "^apps/worker/src/features/([^/]+)/" },
      to: { path: "^apps/worker/src/features/", pathNot: "^apps/worker/src/features/$1/" },
    },
    {
      name: "worker-adapters-are-the-floor",
      comment: "Adapters serve features; they do not know them.",
      severity: "error",
      from: { path: "^apps/worker/src/adapters" },
      to: { path: "^apps/worker/src/features" },
    },
    {
      name: "web-takes-worker-types-only",
      comment: 'Use `import type … from "@vignette/worker/router"`; code that both need belongs in the domain.',
      severity: "error",
      from: { path: "^apps/web/src" },
      to: { path: "^apps/worker", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "web-features-are-strangers",
      comment: "Share through shell, ui or the domain.",
      severity: "error",
      from: { path: "^apps/web/src/features/([^/]+)/" },
      to: { path: "^apps/web/src/features/", pathNot: "^apps/web/src/features/$1/" },
    },
    {
      name: "the-product-never-meets-the-sandbox",
      comment: "The sandbox answers at the wire. Only tests and the local start know it.",
      severity: "error",
      from: {
        path: "^(apps/(worker|web|renderer)|packages)/.*",
        pathNot: "(/test/|/e2e/|\\.test\\.tsx?$|vitest\\.config\\.ts$)",
      },
      to: { path: "^apps/sandbox" },
    },
    {
      name: "not-to-unresolvable",
      comment: "An import nobody can resolve.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(cloudflare:|node:|virtual:)" },
    },
    {
      name: "no-dev-dependency-in-the-product",
      comment: "Move the package to dependencies of the workspace that uses it.",
      severity: "error",
      from: { path: "^(apps|packages)/[^/]+/src", pathNot: "\\.test\\.tsx?$" },
      to: {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["type-only", "triple-slash-type-reference"],
        pathNot: "node_modules/@types",
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "browser", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
