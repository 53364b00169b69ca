import { type Browser, chromium, type Page } from "playwright-core";
import { chromiumFlags, ensureChromium } from "../local/chromium.ts";
import type { SignedUp } from "./client.ts";

export type DemoBrowser = { browser: Browser; page: Page };

/** A fresh headless browser, logged in through the login page. */
export async function openBrowser(origin: string, user: SignedUp): Promise<DemoBrowser> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${origin}/login`);
  await page.getByLabel("Email").fill(user.email);
  await page.getByLabel("Password", { exact: true }).fill(user.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/dashboard");
  return { browser, page };
}

/** Exports an opened creation as its owner would: opens it in the studio and presses Export. */
export async function exportCreation(origin: string, page: Page, id: string): Promise<void> {
  await page.goto(`${origin}/create/${id}`);
  await page.getByRole("button", { name: /^Export/ }).click();
}

/** Agrees on a platform's consent page and waits until the app has finished the connection. */
export async function consent(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page
    .getByRole("button", { name: /allow|authorize|continue/i })
    .first()
    .click();
  await page.waitForURL(/\/dashboard\//, { timeout: 20_000 });
}
