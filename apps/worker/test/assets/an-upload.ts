import type { LibraryAsset } from "@vignette/domain/assets";
import { aUser } from "../a-user.ts";
import { aJpeg } from "../some-files.ts";
import { ask, call, type Person } from "../support.ts";

/** A user with an empty project. */
export async function anOwner(): Promise<{ person: Person; projectId: string }> {
  const person = await aUser();
  return { person, projectId: (await call(person, "projects", "create", { name: "Spring" })).value.id };
}

type Of = { person: Person; projectId: string };
type Wanted = {
  name?: string;
  folderId?: string | null;
  replaces?: string | null;
  repairs?: boolean;
  slide?: string | undefined;
};
type Seen = { lufs?: number };

/** A photo padded to a length; the picture itself is much shorter. */
export function aPhoto(bytes = 400): Uint8Array {
  const photo = new Uint8Array(bytes);
  photo.set(aJpeg(1080, 1350));
  return photo;
}

export async function start({ person, projectId }: Of, bytes: number, wanted: Wanted = {}) {
  const input = { projectId, folderId: null, replaces: null, name: "candle.jpg", bytes, ...wanted };
  return await call(person, "assets", "startUpload", input);
}

type Answer = { partsDone: number; error?: string; code?: string };

export async function sendPart({ person }: Pick<Of, "person">, id: string, part: number | string, bytes: Uint8Array) {
  const answer = await ask(`/api/uploads/${id}/parts/${part}`, {
    method: "PUT",
    headers: { authorization: `Bearer ${person.token}` },
    body: bytes as Uint8Array<ArrayBuffer>,
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

export const finish = ({ person }: Pick<Of, "person">, id: string, seen: Seen = {}) =>
  call(person, "assets", "finishUpload", { id, width: 1, height: 1, durationMs: 1, ...seen });

/** Uploads a file in one part and returns the stored material. */
export async function uploaded(
  of: Of,
  bytes: Uint8Array = aPhoto(),
  wanted: Wanted = {},
  seen: Seen = {},
): Promise<LibraryAsset> {
  const { value } = await start(of, bytes.byteLength, wanted);
  await sendPart(of, value.id, 1, bytes);
  return (await finish(of, value.id, seen)).value;
}

export const everything = { show: "all", folderId: null, tag: null, search: "", unusedOnly: false } as const;

/** The names on a page of the library. */
export async function namesOf({ person, projectId }: Of, filter: Record<string, unknown> = {}): Promise<string[]> {
  const input = { projectId, filter: { ...everything, ...filter }, cursor: null };
  return (await call(person, "assets", "page", input)).value.items.map((it) => it.name);
}
