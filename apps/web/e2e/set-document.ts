import type { Instance } from "./instance.ts";

/** Sets boolean fields of a document by hand, as somebody in the database's console would. */
export async function setBooleans(
  instance: Instance,
  path: string,
  fields: Readonly<Record<string, boolean>>,
): Promise<void> {
  const wire = Object.entries(fields).map(([name, value]) => [name, { booleanValue: value }]);
  await setFields(instance, path, Object.fromEntries(wire));
}

/** The same for fields of any kind, as the database writes them: `{ planId: { stringValue: "growth" } }`. */
export async function setFields({ app }: Instance, path: string, fields: Record<string, unknown>): Promise<void> {
  const mask = Object.keys(fields)
    .map((name) => `updateMask.fieldPaths=${name}`)
    .join("&");
  const root = `${app.sandboxOrigin}/firestore.googleapis.com/v1/projects/vignette-local/databases/(default)/documents`;
  const answer = await fetch(`${root}/${path}?${mask}`, {
    method: "PATCH",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: JSON.stringify({ fields }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
