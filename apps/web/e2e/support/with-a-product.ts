import type { Page } from "playwright-core";
import { demoBrief, demoPage, demoPictures } from "../../../../scripts/demo/brief.ts";
import { type Client, signUp } from "../../../../scripts/demo/client.ts";
import type { Instance } from "./instance.ts";

const PASSWORD = "a-long-password-1";

type WithAProduct = { page: Page; client: Client; projectId: string; productId: string };

/**
 * A new user with a project, a product and as many of its page's photos as asked for, logged in on the dashboard. For stories of what comes
 * after: how a page is read is told by the main job.
 */
export async function withAProduct(instance: Instance, email: string, photos = 0): Promise<WithAProduct> {
  const { origin, sandboxOrigin } = instance.app;
  const { client } = await signUp(origin, sandboxOrigin, email, PASSWORD);
  await client.identity.recordSignIn.mutate();
  const { id: projectId } = await client.projects.create.mutate({ name: "Acme Candles" });
  const brief = { id: null, projectId, brief: demoBrief, reason: "edit" } as const;
  const { id: productId } = await client.research.save.mutate(brief);
  if (photos > 0) {
    const pictures = demoPictures.slice(0, photos);
    await client.assets.takePagePictures.mutate({ projectId, page: demoPage, pictures });
  }
  const page = await instance.newPage({ width: 1440, height: 1000 });
  await page.goto(`${origin}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/dashboard");
  return { page, client, projectId, productId };
}
