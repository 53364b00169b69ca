import type { Page } from "playwright-core";

/** Signs up with the form; ends on the dashboard, with the upsell open over it. */
export async function signUpOnly(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/signup`);
  await page.getByLabel("Name").fill("Mara Lind");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a-long-password-1");
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.waitForURL("**/dashboard");
}

/** Chooses a plan in the settings, which are open, and ends on the payment page. */
export async function choosePlan(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Select Plan: ${name}` }).click();
  await page.getByRole("heading", { name: `Subscribe to ${name}` }).waitFor();
}

/** The name of the plan in the sidebar. */
export const planInSidebar = (page: Page, name: string) =>
  page.getByRole("region", { name: "Usage" }).getByText(name, { exact: true });
