import type { Page } from "playwright-core";
import { verifyEmail } from "../../../../scripts/demo/verify-email.ts";
import type { Instance } from "./instance.ts";
import { setFields } from "./set-document.ts";

/** A user with a project, finished content and an Instagram account, created without a page. */
export type Owner = {
  email: string;
  uid: string;
  projectId: string;
  accountId: string;
  username: string;
  token: string;
  ask: (path: string, input: unknown) => Promise<never>;
  /** Calls a query of the Worker. */
  read: (path: string, input: unknown) => Promise<never>;
  /** The posts planned in a period, from the Worker. */
  posts: (from: number, to: number) => Promise<{ name: string; schedule: { wallTime: string; publishAt: number } }[]>;
};

const PASSWORD = "a-long-password-1";

export async function anOwner(instance: Instance, email: string, names: readonly string[]): Promise<Owner> {
  const { origin, sandboxOrigin } = instance.app;
  const post = (url: string, body: unknown, token = "") =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const identity = (verb: string) => `${sandboxOrigin}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=local`;
  const account = { email, password: PASSWORD, returnSecureToken: true };
  const { localId } = await (await post(identity("signUp"), account)).json();
  await verifyEmail(sandboxOrigin, email);
  const { idToken } = await (await post(identity("signInWithPassword"), account)).json();
  const ask = async (path: string, input: unknown) => {
    const answer = await (await post(`${origin}/api/trpc/${path}`, input, idToken)).json();
    if (answer.error) throw new Error(`${path}: ${answer.error.message}`);
    return answer.result.data as never;
  };

  await ask("identity.recordSignIn", { language: "en" });
  const project: { id: string } = await ask("projects.create", { name: "Acme Candles" });
  for (const [index, name] of names.entries())
    await anAsset(instance, localId, project.id, `${localId}-${index}`, name);
  const connection = await connected(ask, localId);
  const read: Owner["read"] = async (path, input) => {
    const query = encodeURIComponent(JSON.stringify(input));
    const headers = { authorization: `Bearer ${idToken}` };
    const answer = await (await fetch(`${origin}/api/trpc/${path}?input=${query}`, { headers })).json();
    return answer.result.data as never;
  };
  const posts: Owner["posts"] = (from, to) => read("scheduling.list", { projectId: project.id, from, to });
  const { id: accountId, username } = connection;
  return { email, uid: localId, projectId: project.id, accountId, username, token: idToken, ask, read, posts };
}

type Account = { id: string; username: string };

async function connected(ask: Owner["ask"], uid: string): Promise<Account> {
  const input = { platform: "instagram", returnTo: "/dashboard/schedule" };
  const { url }: { url: string } = await ask("socialAccounts.connect", input);
  const body = new URLSearchParams({ decision: "allow", new_account: `cal${uid.slice(0, 8).toLowerCase()}` });
  const back = await fetch(url, { method: "POST", body, redirect: "manual" });
  const { searchParams } = new URL(back.headers.get("location") ?? "");
  const [code, state] = [searchParams.get("code"), searchParams.get("state")];
  const { account }: { account: Account } = await ask("socialAccounts.finishConnect", {
    platform: "instagram",
    code,
    state,
  });
  return account;
}

async function anAsset(instance: Instance, uid: string, projectId: string, id: string, name: string): Promise<void> {
  const text = (stringValue: string) => ({ stringValue });
  const number = (value: number) => ({ integerValue: String(value) });
  const file = {
    key: text(`exports/${id}/0.mp4`),
    type: text("video/mp4"),
    bytes: number(1000),
    sha256: text("0".repeat(64)),
    width: number(1080),
    height: number(1920),
    durationMs: number(9000),
    platform: { nullValue: null },
  };
  await setFields(instance, `assets/${id}`, {
    id: text(id),
    uid: text(uid),
    projectId: text(projectId),
    type: text("video-story"),
    name: text(name),
    creationId: { nullValue: null },
    files: { arrayValue: { values: [{ mapValue: { fields: file } }] } },
    createdAt: { timestampValue: new Date().toISOString() },
  });
}

/** Logs in and opens the calendar at the month of a day. */
export async function openCalendar(page: Page, origin: string, email: string, day: string): Promise<void> {
  const next = `/dashboard/schedule?view=month&day=${day}`;
  await page.goto(`${origin}/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: /^(Log|Sign) in$/ }).click();
  await page.getByRole("grid", { name: "Month" }).waitFor();
}

/** Drags a chip to the middle of another day with the pointer. */
export async function dragTo(page: Page, post: string, day: string): Promise<void> {
  const chip = await page.getByRole("button", { name: new RegExp(`^${post}`) }).boundingBox();
  const cell = await page.locator(`[data-day="${day}"]`).boundingBox();
  if (!chip || !cell) throw new Error("Nothing to drag, or nowhere to.");
  await page.mouse.move(chip.x + chip.width / 2, chip.y + chip.height / 2);
  await page.mouse.down();
  await page.mouse.move(chip.x + chip.width / 2 + 20, chip.y + chip.height / 2 + 10, { steps: 4 });
  await page.mouse.move(cell.x + cell.width / 2, cell.y + cell.height - 12, { steps: 8 });
  await page.mouse.up();
}
