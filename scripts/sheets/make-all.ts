import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { inspectMedia } from "@vignette/composition";
import { AssetType } from "@vignette/domain/assets";
import { bestHooks, hookFilling, hookLibrary } from "@vignette/domain/hook-library";
import {
  promisedNumbers,
  promisedThings,
  promisesChange,
  promisesDetails,
  promisesFacts,
} from "@vignette/domain/promises";
import {
  bestLooks,
  isSeenInLooks,
  offeredTemplates,
  presentersFor,
  refuseTemplate,
  suitsLooks,
  templates,
  testimonyIn,
} from "@vignette/domain/studio";
import { writeDocument } from "../../test/publishing/creator.ts";
import { appAt } from "../../test/publishing/running-app.ts";
import { type SignedUp, signUp } from "../demo/client.ts";
import type { AppBeside } from "../local/app-beside.ts";
import type { SheetBrief } from "./brief-file.ts";

/** A template of a kind. */
export type Look = { kind: AssetType; template: string };
/** A look that the product does not offer for a brief, and the sentence that says why. */
export type Withheld = Look & { withheld: string };
type Made = Awaited<ReturnType<SignedUp["client"]["studio"]["get"]["query"]>>;

/** How long to wait for the next creation, in seconds; as long as nothing is wrong it takes a few. */
const PATIENCE = 180;
const EVERY_MS = 300;

/**
 * Makes a creation in each look as a user does, with the local text, picture and voice models: a project, a product,
 * its photos in the library, and one batch for each kind. First gives the looks that are withheld, then each creation as
 * soon as it is a draft, or failed.
 */
export async function* makeAll(
  app: AppBeside,
  wanted: SheetBrief,
  looks: readonly Look[],
): AsyncGenerator<Made | Withheld> {
  const email = `sheets-${wanted.name}@vignette.test`;
  const user = await signUp(app.origin, app.sandboxOrigin, email, "a-long-password-1");
  const { client } = user;
  const { uid } = await client.identity.recordSignIn.mutate();
  await allowEverything(app, uid);
  const { id: projectId } = await client.projects.create.mutate({ name: wanted.brief.name });
  for (const photo of wanted.photos) await upload(user, projectId, photo);
  const product = { id: null, projectId, brief: wanted.brief, reason: "edit" } as const;
  const { id: productId } = await client.research.save.mutate(product);

  const pictures = await client.studio.productPictures.query({ projectId, productId });
  for (const look of looks) {
    const refusal = refuseTemplate(look.kind, look.template, { brief: wanted.brief, pictures });
    if (refusal) yield { ...look, withheld: refusal.message };
  }

  const waiting = new Set<string>();
  for (const kind of AssetType.options) {
    const offered = offeredTemplates(kind, { brief: wanted.brief, pictures }).map(({ name }) => name);
    const own = looks.filter((look) => look.kind === kind && offered.includes(look.template));
    if (own.length === 0) continue;
    const all = hooksFor(wanted, kind, HOOKS);
    // A presenter never says a hook that only a customer could say.
    const sayable = kind === "ugc-video" ? all.filter((hook) => testimonyIn(hook) === null) : all;
    const hooks = sayable.length > 0 ? sayable : all;
    const presenter = sayable.length > 0 ? presenterFor(wanted) : "";
    const used: string[] = [];
    const cells = own.map(({ template }, i) => {
      const hook = hookFor(kind, template, { hooks, pictures, used }, i);
      used.push(hook);
      return { template, hook, hookId: null };
    });
    const batchId = `${wanted.name}-${kind}`;
    const shared = { batchId, projectId, productId, kind, drawing: null, presenter };
    const begun = await client.studio.createBatch.mutate({ ...shared, cells });
    for (const { id } of begun) waiting.add(id);
  }
  let end = Date.now() + PATIENCE * 1000;
  while (waiting.size > 0) {
    const done = (await client.studio.list.query({ projectId })).filter(
      ({ id, state }) => waiting.has(id) && state !== "generating",
    );
    for (const made of done) {
      waiting.delete(made.id);
      yield made;
      end = Date.now() + PATIENCE * 1000;
    }
    if (waiting.size === 0) return;
    if (Date.now() > end) throw new Error(`Waited ${PATIENCE} s for ${[...waiting].join(", ")}.`);
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

/** The first presenter for the language: a brief has no clip of a speaker. */
const presenterFor = ({ brief }: SheetBrief): string => presentersFor(brief.language)[0]?.id ?? "";

/** The brief's own opening lines, or the best built-in ones, filled as the product fills them, and those that promise facts or a closer look. */
function hooksFor({ brief, hooks }: SheetBrief, kind: AssetType, count: number): readonly string[] {
  const all = bestHooks(hookLibrary, hookFilling(brief), kind, hookLibrary.length).map(({ line }) => line);
  const best = [...all.slice(0, count), ...all.slice(count).filter((it) => promisesFacts(it) || promisesDetails(it))];
  const lines = hooks[kind] ?? best;
  if (lines.length === 0) throw new Error(`No hook of the library can be filled for a ${kind}. Add some to the brief.`);
  return lines;
}

/** As many as a page of the hooks shows. */
const HOOKS = 24;
const DETAILED = ["teardown", "photo-dump"];

type Choice = { hooks: readonly string[]; pictures: Parameters<typeof isSeenInLooks>[3]; used: readonly string[] };

/**
 * The hooks in turn, of those that suit the look, and none twice while another one does; as a user would choose, one that promises a number of things or facts first, one
 * that says "before" for a look that shows it, a closer look where the product is shown part by part, and over photos none about a thing that is on none of them.
 */
function hookFor(kind: AssetType, template: string, { hooks: given, pictures, used }: Choice, at: number): string {
  const all = templates[kind].map(({ name }) => name);
  const isFactual = template === "big-number" || template === "receipt";
  const told = isFactual ? given : given.filter((it) => !promisesFacts(it));
  const seen = told.filter((it) => isSeenInLooks(it, kind, [template], pictures));
  const hooks = seen.length > 0 ? seen : given;
  const isSuited = (it: string) => suitsLooks(it, kind, [template]) && bestLooks(it, all).includes(template);
  const suited = hooks.some(isSuited) ? hooks.filter(isSuited) : told.filter(isSuited);
  const isFitting = (it: string) =>
    promisedThings(it) > 0 ||
    bestLooks(it, all).length === 1 ||
    promisesFacts(it) ||
    (DETAILED.includes(template) && promisesDetails(it)) ||
    (template.startsWith("before-after") && promisesChange(it));
  const fitting = suited.filter(isFitting);
  // Figures open a look that is made of them.
  const figures = template === "big-number" ? fitting.filter((it) => promisedNumbers(it) > 0) : [];
  const offered = figures.length > 0 ? figures : fitting.length > 0 ? fitting : suited.length > 0 ? suited : hooks;
  const [fresh = []] = [offered, suited]
    .map((all) => all.filter((it) => !used.includes(it)))
    .filter((it) => it.length > 0);
  return fresh[0] ?? offered[at % offered.length] ?? "";
}

/** A plan without limits: this is about the content. */
async function allowEverything(app: AppBeside, uid: string): Promise<void> {
  const shared = appAt(app);
  const unlimited = { videos: -1, images: -1, projects: -1, socialAccounts: -1, credits: -1, storage: -1 };
  const plan = { name: "Sheets", active: false, price: 0, limits: unlimited };
  await writeDocument(shared, "config_subscription/sheets", plan);
  await writeDocument(shared, `user_subscriptions/${uid}`, { planId: "sheets", active: true });
}

/** Brings a photo into the library as the page does. */
async function upload({ client, origin, idToken }: SignedUp, projectId: string, photo: SheetBrief["photos"][number]) {
  const file = new Blob([readFileSync(photo.file)]);
  const facts = await inspectMedia(file);
  if (!("width" in facts)) throw new Error(`${photo.file} is not a picture.`);
  const started = { projectId, folderId: null, replaces: null, name: basename(photo.file), bytes: file.size };
  const { id } = await client.assets.startUpload.mutate(started);
  const headers = { authorization: `Bearer ${idToken}` };
  const sent = await fetch(`${origin}/api/uploads/${id}/parts/1`, { method: "PUT", headers, body: file });
  if (!sent.ok) throw new Error(`${photo.file} was not taken: ${sent.status} ${await sent.text()}`);
  await client.assets.finishUpload.mutate({ id, width: facts.width, height: facts.height, durationMs: 0 });
  const change = { alt: photo.alt, ...(photo.parts && { parts: photo.parts }) };
  await client.assets.edit.mutate({ items: [{ origin: "uploaded", id }], change });
}
