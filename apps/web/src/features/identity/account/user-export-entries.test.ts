import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { zipEntries } from "../../../shared/download/zip-entries.ts";
import { type UserExport, userExportEntries } from "./user-export-entries.ts";

const everything: UserExport = {
  documents: {
    projects: [{ id: "p1", name: "Café 👩‍👩‍👧" }],
    posts: [{ id: "o1", targets: [{ id: "t1", platform: "tiktok", caption: "Six rolls", log: [] }] }],
    metrics: [],
  },
  files: [
    { name: "a1/1.jpg", url: "one", bytes: 3 },
    { name: "a1/2.jpg", url: "two", bytes: 1 },
  ],
};
const bodies: Record<string, number[][]> = { one: [[1, 2], [3]], two: [[4]] };
const open = async (url: string) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of bodies[url] ?? []) controller.enqueue(Uint8Array.from(chunk));
      controller.close();
    },
  });

describe("the export of a user's data", () => {
  it("contains the documents, the captions, and every file byte for byte", async () => {
    const blob = await zipEntries(userExportEntries(everything), { open, onProgress: () => undefined });
    const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
    expect(JSON.parse(strFromU8(files["projects.json"] ?? new Uint8Array()))).toEqual(everything.documents.projects);
    expect(strFromU8(files["captions/tiktok-t1.txt"] ?? new Uint8Array())).toBe("Six rolls");
    expect([...(files["media/a1/1.jpg"] ?? [])]).toEqual([1, 2, 3]);
    expect(Object.keys(files).sort()).toEqual([
      "captions/tiktok-t1.txt",
      "media/a1/1.jpg",
      "media/a1/2.jpg",
      "metrics.json",
      "posts.json",
      "projects.json",
    ]);
  });

  it("reports its progress in bytes", async () => {
    const seen: number[] = [];
    await zipEntries(userExportEntries(everything), { open, onProgress: (fraction) => seen.push(fraction) });
    expect(seen).toEqual([0.5, 0.75, 1]);
  });

  it("fails as a whole if one file cannot be downloaded", async () => {
    const broken = () => Promise.reject(new Error("gone"));
    await expect(
      zipEntries(userExportEntries(everything), { open: broken, onProgress: () => undefined }),
    ).rejects.toThrow("gone");
  });
});
