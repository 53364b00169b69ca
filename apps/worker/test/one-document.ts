import type { RecordFacts } from "../src/records/record.ts";

/** The secret of a user's media link, which never leaves the Worker. */
export const linkSecretOf = (uid: string): string => `the-link-secret-of-${uid}`;

export type Whose = { uid: string; email: string; projectId: string };
/** A document as Firestore takes it, and the keys of the files that it owns. */
export type OneDocument = { path: string; id: string; fields: Record<string, unknown>; fileKeys: string[] };

/** One document as a collection of users could hold it, with files in every folder that it owns. */
export function oneDocument({ name, ownership }: RecordFacts, whose: Whose, key?: string): OneDocument {
  const { uid, email, projectId } = whose;
  const id = key ?? (ownership?.owner === "key" ? uid : crypto.randomUUID());
  const value = {
    uid,
    email,
    projectId,
    description: "The export stops",
    subject: uid,
    key: `uploads/${id}/file`,
    file: { key: `materials/${uid}/${id}/file` },
    files: [{ key: `files/${id}/0.mp4` }],
    media: [{ key: `media/${id}/0.mp3` }],
    ...(name === "removed_posts" && { targets: [{ caption: "Six rolls", attempt: { token: linkSecretOf(uid) } }] }),
    imageUrls: ["https://vignette.app/x"],
  };
  const fields = Object.fromEntries(Object.entries(value).map(([field, it]) => [field, asValue(it)]));
  const { keys = [], folders = [] } = ownership?.files?.of({ id, value }) ?? {};
  return { path: `${name}/${id}`, id, fields, fileKeys: [...keys, ...folders.map((folder) => `${folder}file`)] };
}

function asValue(value: unknown): Record<string, unknown> {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(asValue) } };
  if (typeof value !== "object" || value === null) return { stringValue: String(value) };
  return { mapValue: { fields: Object.fromEntries(Object.entries(value).map(([k, it]) => [k, asValue(it)])) } };
}
