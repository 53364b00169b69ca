import { demoBrief } from "./demo/brief.ts";
import { consent, exportCreation, openBrowser } from "./demo/browser.ts";
import { type Client, signUp } from "./demo/client.ts";
import { haveViewers, type PublicPost, scheduleEverywhere, visiblePosts } from "./demo/publish.ts";
import { waitFor } from "./demo/wait.ts";
import { settingsFrom } from "./local/settings.ts";

// Runs the main flow against a running `npm start`, as an outside client would. Its last line is JSON.
const settings = settingsFrom(process.env);
const origin = `http://localhost:${settings.port}`;
const sandboxOrigin = `http://localhost:${settings.sandboxPort}`;
const steps: { name: string; ms: number }[] = [];
let posts: PublicPost[] = [];
let failure: unknown = null;
let closeBrowser = async () => {};

try {
  posts = await mainJob();
} catch (error) {
  failure = error;
  console.error(error);
} finally {
  await closeBrowser();
}
console.log(
  JSON.stringify({
    ok: failure === null,
    steps,
    posts: posts.map(({ platform, kind, bytes }) => ({ platform, kind, bytes })),
  }),
);
process.exit(failure === null ? 0 : 1);

async function mainJob(): Promise<PublicPost[]> {
  const name = `demo-${Date.now().toString(36)}`;
  const user = await step("sign up", () => signUp(origin, sandboxOrigin, `${name}@vignette.test`, "demo-password-1"));
  const { client } = user;
  await step("first sign-in", () => client.identity.recordSignIn.mutate());
  const project = await step("create a project", () => client.projects.create.mutate({ name: "Acme Candles" }));
  const product = await step("describe a product", () =>
    client.research.save.mutate({ id: null, projectId: project.id, brief: demoBrief, reason: "edit" }),
  );
  const [carousel, story] = await step("generate a carousel and a video", () =>
    generateBoth(client, project.id, product.id),
  );

  const { browser, page } = await step("log in with a browser", () => openBrowser(origin, user));
  closeBrowser = () => browser.close();
  for (const creation of [carousel, story]) {
    await step(`export the ${creation.kind}`, async () => {
      await exportCreation(origin, page, creation.id);
      await waitFor(
        "the export",
        180,
        () => client.studio.get.query({ id: creation.id }),
        (it) => it.state === "ready",
      );
    });
  }
  for (const platform of ["tiktok", "instagram"] as const) {
    await step(`connect ${platform}`, async () => {
      const { url } = await client.socialAccounts.connect.mutate({ platform, returnTo: "/dashboard/schedule" });
      await consent(page, url);
    });
  }

  const since = Date.now();
  const targets = await step("schedule", () => scheduleEverywhere(client, project.id));
  const visible = await step("published with the bytes that were made", () =>
    visiblePosts(client, sandboxOrigin, targets, since),
  );
  const views = await step("people watch", () => haveViewers(sandboxOrigin, visible));
  await step("numbers in Analyze", () =>
    waitFor(
      "numbers",
      60,
      () => client.analytics.refresh.mutate({ projectId: project.id }),
      (summary) => summary.rows.length === targets.length && summary.totals.views === views,
    ),
  );
  return visible;
}

async function generateBoth(client: Client, projectId: string, productId: string) {
  const hook = "How to get an evening that feels like one";
  const wanted = [
    { kind: "carousel-image" as const, template: "marker-list" },
    { kind: "video-story" as const, template: "beat-cuts" },
  ];
  const [carousel, story] = await Promise.all(
    wanted.map(async (what) => {
      const wanted = { projectId, productId, ...what, drawing: null, hook, hookId: null };
      const started = await client.studio.create.mutate(wanted);
      const done = await waitFor(
        `the ${what.kind}`,
        120,
        () => client.studio.get.query({ id: started.id }),
        (it) => it.state !== "generating",
      );
      if (done.state === "failed") throw new Error(`The ${what.kind} was not made: ${done.failure}`);
      return done;
    }),
  );
  if (!carousel || !story) throw new Error("Nothing was generated.");
  return [carousel, story] as const;
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  const ms = Math.round(performance.now() - started);
  steps.push({ name, ms });
  console.log(`${String(ms).padStart(7)} ms  ${name}`);
  return result;
}
