import type { Page } from "playwright-core";
import type { Instance } from "./instance.ts";

/**
 * Logs how long each page took. The goal is 2 s (docs/performance.md#pages); a busy machine may miss it, so it is not
 * asserted.
 */
export async function timed(
  what: string,
  act: () => Promise<void>,
  seen: readonly (() => Promise<void>)[],
): Promise<void> {
  await act();
  const start = performance.now();
  const took = await Promise.all(seen.map((it) => it().then(() => Math.round(performance.now() - start))));
  console.info(`maintenance ${what}: seen by a user, a 404 and the landing page after ${took.join(", ")} ms`);
}

/** Signs a new user up, who lands on the dashboard. */
export async function signUp(instance: Instance, page: Page, email: string): Promise<void> {
  await page.goto(`${instance.app.origin}/signup`);
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a-long-password-1");
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.waitForURL("**/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Makes a user an admin as the operator does it: manually, in the database. */
export async function makeAdmin(instance: Instance, email: string): Promise<void> {
  const root = `${instance.app.sandboxOrigin}/firestore.googleapis.com/v1/projects/vignette-local/databases/(default)/documents`;
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const { documents } = (await (await fetch(`${root}/users`, { headers })).json()) as {
    documents: { name: string; fields: { email: { stringValue: string } } }[];
  };
  const uid = documents
    .find((it) => it.fields.email.stringValue === email)
    ?.name.split("/")
    .at(-1);
  const fields = { isAdmin: { booleanValue: true } };
  await fetch(`${root}/users/${uid}?updateMask.fieldPaths=isAdmin`, {
    method: "PATCH",
    headers,
    body: JSON.stringify({ fields }),
  });
}
