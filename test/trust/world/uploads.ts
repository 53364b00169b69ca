import { picture } from "../../publishing/picture.ts";
import type { Base } from "./base.ts";

export type Uploads = ReturnType<typeof uploadsOf>;

/** The files of a user's library. */
export function uploadsOf({ app, person, projectId, mark }: Base) {
  const { client, token } = person;
  const photo = picture(540, 675);
  const headers = { authorization: `Bearer ${token}` };

  const begun = async (replaces: string | null = null): Promise<string> => {
    const input = { projectId, folderId: null, replaces, name: `${mark}.jpg`, bytes: photo.byteLength };
    return (await client.assets.startUpload.mutate(input)).id;
  };
  const arrived = async (replaces: string | null = null): Promise<string> => {
    const id = await begun(replaces);
    const path = `/api/uploads/${id}/parts/1`;
    const answer = await app.send(path, { method: "PUT", headers, body: photo });
    if (!answer.ok) throw new Error(`A part was refused: ${answer.status} ${await answer.text()}`);
    return id;
  };
  const stored = async (replaces: string | null = null): Promise<string> => {
    const id = await arrived(replaces);
    return (await client.assets.finishUpload.mutate({ id, width: 540, height: 675, durationMs: 0 })).id;
  };

  const keyOf = async (id: string): Promise<string> => {
    const page = await client.assets.page.query({ projectId, filter: everything, cursor: null });
    const key = page.items.find((it) => it.id === id)?.files[0]?.key;
    if (key === undefined) throw new Error(`The library does not show ${id}.`);
    return key;
  };
  const pictures = async (): Promise<string[]> => [await keyOf(await stored()), await keyOf(await stored())];

  return {
    photo,
    /** An upload of which no part has arrived. */
    begun: () => begun(),
    /** An upload of which all parts have arrived. */
    arrived: () => arrived(),
    /** A photo in the library. */
    stored: () => stored(),
    /** A photo whose file was replaced once. */
    async replaced(): Promise<string> {
      const id = await stored();
      return await stored(id);
    },
    /** A photo that was removed and can still be restored. */
    async removed(): Promise<string> {
      const id = await stored();
      await client.assets.remove.mutate({ items: [{ origin: "uploaded", id }] });
      return id;
    },
    /** The id of a new folder. */
    async folder(): Promise<string> {
      const { folders } = await client.assets.addFolder.mutate({
        projectId,
        name: `Folder ${crypto.randomUUID().slice(0, 8)}`,
      });
      const last = folders.at(-1);
      if (!last) throw new Error("No folder was added.");
      return last.id;
    },
    /** The key of a photo's file, as the library tells its owner. */
    keyOf,
    /** The keys of two photos. */
    pictures,
    /** A carousel of two photos, and its slides in another order. */
    async carousel(): Promise<{ id: string; slides: string[] }> {
      const slides = await pictures();
      const { id } = await client.assets.makeCarousel.mutate({ projectId, name: mark, slides });
      return { id, slides: slides.toReversed() };
    },
  };
}

/** A filter of the library that leaves nothing out. */
export const everything = { show: "all" as const, folderId: null, tag: null, search: "", unusedOnly: false };
