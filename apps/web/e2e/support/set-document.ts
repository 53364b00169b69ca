import type { Instance } from "./instance.ts";

type Database = Pick<Instance, "app">;

/** Sets boolean fields of a document, as an operator does in the database's console. */
export async function setBooleans(
  instance: Database,
  path: string,
  fields: Readonly<Record<string, boolean>>,
): Promise<void> {
  const wire = Object.entries(fields).map(([name, value]) => [name, { booleanValue: value }]);
  await setFields(instance, path, Object.fromEntries(wire));
}

/** The same for fields of any kind, as the database writes them: `{ planId: { stringValue: "growth" } }`. */
export async function setFields(instance: Database, path: string, fields: Record<string, unknown>): Promise<void> {
  const mask = Object.keys(fields)
    .map((name) => `updateMask.fieldPaths=${name}`)
    .join("&");
  await ask(instance, `${path}?${mask}`, { method: "PATCH", body: JSON.stringify({ fields }) });
}

export const removeDocument = (instance: Database, path: string) => ask(instance, path, { method: "DELETE" });

async function ask({ app }: Database, path: string, init: RequestInit): Promise<void> {
  const root = `${app.sandboxOrigin}/firestore.googleapis.com/v1/projects/vignette-local/databases/(default)/documents`;
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const answer = await fetch(`${root}/${path}`, { ...init, headers });
  if (!answer.ok) throw new Error(await answer.text());
}
