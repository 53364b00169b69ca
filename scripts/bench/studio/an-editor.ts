import type { Browser, Page } from "playwright-core";
import { demoBrief } from "../../demo/brief.ts";
import { type Client, signUp } from "../../demo/client.ts";

export type Editor = { page: Page; client: Client; origin: string; projectId: string; productId: string };
type App = { origin: string; sandboxOrigin: string };

const PASSWORD = "a-long-password-1";

/** A user with a described product, logged in with a laptop-sized window. */
export async function anEditor(browser: Browser, { origin, sandboxOrigin }: App, name: string): Promise<Editor> {
  const email = `bench-${name}@vignette.test`;
  const { client } = await signUp(origin, sandboxOrigin, email, PASSWORD);
  await client.identity.recordSignIn.mutate();
  const { id: projectId } = await client.projects.create.mutate({ name: "Bench" });
  const { id: productId } = await client.research.save.mutate({
    id: null,
    projectId,
    brief: demoBrief,
    reason: "edit",
  });
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const upsell = page.getByRole("button", { name: "Continue with the free plan" });
  await page.addLocatorHandler(upsell, () => upsell.click());
  await page.goto(`${origin}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/dashboard");
  return { page, client, origin, projectId, productId };
}

export const HOOK = "How to get an evening that feels like one";

/** A finished creation, and its address. */
export async function aCreation({ client, origin, projectId, productId }: Editor): Promise<string> {
  const made = { projectId, productId, hook: HOOK, hookId: null, template: "", drawing: null };
  const { id } = await client.studio.create.mutate({ ...made, kind: "video-story" });
  for (;;) {
    const { state } = await client.studio.get.query({ id });
    if (state === "draft") return `${origin}/create/${id}`;
    if (state === "failed") throw new Error("The creation for the bench was not made.");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
