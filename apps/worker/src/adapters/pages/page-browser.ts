import type { BrowserRun } from "@cloudflare/workers-types";
import { seconds } from "@vignette/domain/kernel";
import * as z from "zod/mini";
import { logLine } from "../log/log-line.ts";

/** Runs a page's scripts, and gives the HTML that they made; null where that fails. */
export interface PageBrowser {
  content(url: string): Promise<string | null>;
}

/** The binding of a deployed Worker, or an account with a token, as the simulated services have it. */
export type PageBrowserEnv = {
  BROWSER?: BrowserRun;
  CLOUDFLARE_ACCOUNT_ID?: string;
  BROWSER_RUN_TOKEN?: string;
};

/** Loading and running together. Our own choice: a person waits. */
const PATIENCE = seconds(20);
const LOADING_MS = seconds(12);

/** Source: docs/platforms/cloudflare.md#browser-run. */
const Content = z.object({ success: z.literal(true), result: z.string() });

const optionsFor = (url: string) => ({
  url,
  rejectResourceTypes: ["image", "media", "font"] satisfies ("image" | "media" | "font")[],
  gotoOptions: { waitUntil: "networkidle2", timeout: LOADING_MS } satisfies {
    waitUntil: "networkidle2";
    timeout: number;
  },
});

/** The browser of this environment, or null if it has none. */
export function pageBrowser(env: PageBrowserEnv, fetch: typeof globalThis.fetch): PageBrowser | null {
  const { BROWSER: binding, CLOUDFLARE_ACCOUNT_ID: account, BROWSER_RUN_TOKEN: token } = env;
  if (binding) return browserOver(async (url) => await binding.quickAction("content", optionsFor(url)));
  if (!account || !token) return null;
  const address = `https://api.cloudflare.com/client/v4/accounts/${account}/browser-rendering/content`;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  return browserOver((url) => fetch(address, { method: "POST", headers, body: JSON.stringify(optionsFor(url)) }));
}

function browserOver(
  ask: (url: string) => Promise<{ ok: boolean; status: number; json(): Promise<unknown> }>,
): PageBrowser {
  return {
    async content(url) {
      const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
      const answered = ask(url).then(async (answer) => {
        if (answer.ok) return Content.parse(await answer.json()).result;
        throw new Error(`Status ${answer.status}`);
      });
      try {
        return await Promise.race([answered, late]);
      } catch (error) {
        logLine("warn", "A page could not be read with a browser.", { error });
        return null;
      }
    },
  };
}
