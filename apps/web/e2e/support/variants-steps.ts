import { createHash } from "node:crypto";
import { inspectMp4, type Mp4Facts } from "@vignette/composition";
import type { Page } from "playwright-core";
import { aBrief } from "./a-brief.ts";
import { anOwner, type Owner } from "./calendar-steps.ts";
import type { Instance } from "./instance.ts";
import { setFields } from "./set-document.ts";

/** A user on a plan with six videos, with weekly times to post at and two video stories of one product. */
export async function withTwoVideos(instance: Instance, email: string): Promise<{ owner: Owner; ids: string[] }> {
  const owner = await anOwner(instance, email, []);
  await setFields(instance, `user_subscriptions/${owner.uid}`, { planId: { stringValue: "starter" } });
  const times = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, time: "18:30" }));
  await owner.ask("scheduling.setSlots", { accountId: owner.accountId, slots: { zone: "Europe/Berlin", times } });
  const { projectId } = owner;
  const product: { id: string } = await owner.ask("research.save", {
    ...{ id: null, projectId, brief: aBrief },
    reason: "edit",
  });
  const wanted = { projectId, productId: product.id, kind: "video-story", hookId: null, template: "", drawing: null };
  const ids: string[] = [];
  for (const hook of ["Your candle lies to you", "How to get an evening that feels like one"]) {
    const { id }: { id: string } = await owner.ask("studio.create", { ...wanted, hook });
    ids.push(id);
  }
  return { owner, ids };
}

/**
 * Counts the page's requests to the engine's workers, from the first page on: `segment` is an encode, `join` is not.
 */
export async function countEngineTasks(page: Page): Promise<(task: string) => Promise<number>> {
  await page.addInitScript(() => {
    const tasks: string[] = [];
    Object.assign(window, { engineTasks: tasks });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { task?: string }, ...rest: []) {
      if (message?.task) tasks.push(message.task);
      post.call(this, message, ...rest);
    };
  });
  return (task) =>
    page.evaluate(
      (wanted) => (window as unknown as { engineTasks: string[] }).engineTasks.filter((it) => it === wanted).length,
      task,
    );
}

export async function logIn(page: Page, origin: string, email: string, next: string): Promise<void> {
  await page.goto(`${origin}/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a-long-password-1");
  await page.getByRole("button", { name: /^(Log|Sign) in$/ }).click();
}

type Joined = { name: string; sha256: string; facts: Mp4Facts };

/** Every finished file of a creation, read from the public address and parsed. */
export async function joinedFiles(instance: Instance, owner: Owner): Promise<Joined[]> {
  const { origin } = instance.app;
  const assets: { name: string; files: { url: string }[] }[] = await owner.read("assets.list", {
    projectId: owner.projectId,
  });
  return await Promise.all(
    assets.map(async ({ name, files: [file] }) => {
      const bytes = new Uint8Array(await (await fetch(new URL(file?.url ?? "", origin))).arrayBuffer());
      const facts = await inspectMp4(bytes);
      if (!facts) throw new Error(`${name} is no video.`);
      return { name, facts, sha256: createHash("sha256").update(bytes).digest("hex") };
    }),
  );
}
