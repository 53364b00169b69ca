import { records } from "../../../apps/worker/src/records/registry.ts";
import { linkSecretOf, oneDocument, type Whose } from "../../../apps/worker/test/one-document.ts";
import type { Product } from "../product.ts";
import { anAdmin, aPerson } from "../world/person.ts";
import { aWorld, type World } from "../world/world.ts";
import { allDocuments, writeRaw } from "./database.ts";

/**
 * Documents that may be found by the user's id after the account is gone: what they hold besides is a time.
 * Source: ADR 49.
 */
const keyedByUid = ["deleted_accounts"];
/** Lists where removed files were, for some minutes, so that a job which was running leaves none there. Source: ADR 49. */
const sweptSoon = ["removed_files"];

/**
 * Fills an account, or one project of it, with a document in every collection and a file in every folder that these own,
 * deletes it through the API, and walks through all documents and all files. Gives what is left.
 */
export async function leftoversOf(app: Product, what: "account" | "project"): Promise<string[]> {
  const person = await aPerson(app);
  const world = await aWorld(app, person);
  const [post, photo] = await Promise.all([world.posts.repeated(), world.uploads.stored()]);
  await keptAnonymously(app, world);
  const whose: Whose = { uid: person.uid, email: person.email, projectId: world.projectId };
  const documents = records
    .filter(({ ownership, parent }) => ownership !== null && parent === undefined)
    .filter(({ ownership }) => what === "account" || ownership?.projectDeletion === "remove")
    .filter(({ name }) => !written.includes(name))
    .map((record) => oneDocument(record, whose));
  for (const { path, fields } of documents) await writeRaw(app, path, fields);
  const fileKeys = documents.flatMap((it) => it.fileKeys);
  for (const key of fileKeys) await app.files.put(key);

  await removed(world, what);
  const ids = documents.map(({ id }) => id).filter((id) => id !== person.uid);
  const project = [world.projectId, post.id, photo, linkSecretOf(person.uid), ...ids];
  const traces = what === "project" ? project : [person.uid, person.email, world.mark, ...project];
  return await tracesIn(app, traces);
}

/**
 * Filled by using the product instead: what the rest relies on, and what is kept without the person, of which only the
 * real fields are known to be replaced.
 */
const written = ["projects", "user_subscriptions", "socialAccounts", "users", "support", "admin_log"];

/** A ticket of the user, and a line of the admins' log about the user. */
async function keptAnonymously(app: Product, { person }: World): Promise<void> {
  const admin = await anAdmin(app);
  await admin.client.admin.grantPlan.mutate({ uid: person.uid, planId: "default" });
  await person.client.support.contact.mutate({ type: "upgrade", message: "More videos, please" });
}

async function removed({ person, projectId }: World, what: "account" | "project"): Promise<void> {
  if (what === "account") await person.client.identity.deleteAccount.mutate({ confirm: "delete" });
  else await person.client.projects.remove.mutate({ id: projectId });
}

/** Where one of these texts is still found: in a document, in its path, or in the key of a file. */
async function tracesIn(app: Product, texts: readonly string[]): Promise<string[]> {
  const names = records.map(({ name }) => name);
  const documents = await allDocuments(app, names);
  const lasting = documents.filter(({ path }) => !sweptSoon.includes(path.split("/")[0] ?? ""));
  const inDocuments = lasting.flatMap(({ path, text }) => {
    const [collection = "", id = ""] = path.split("/");
    const named = keyedByUid.includes(collection) ? text.replaceAll(id, "") : text;
    return texts.filter((it) => named.includes(it)).map((it) => `${path} holds ${it}`);
  });
  const keys = await app.files.keys();
  const inFiles = keys.flatMap((key) =>
    texts.filter((it) => key.includes(it)).map((it) => `the file ${key} is of ${it}`),
  );
  return [...inDocuments, ...inFiles];
}
