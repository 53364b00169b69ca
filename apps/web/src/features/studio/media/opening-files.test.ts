import type { Beat, CreationView } from "@vignette/domain/studio";
import { expect, it } from "vitest";
import { openingFiles } from "./opening-files.ts";

type File = CreationView["media"][number] | CreationView["shown"][number];

const showing = (id: string, key?: string) => ({ id, shows: key === undefined ? null : { key } }) as Beat;
const made = (key: string, kind: string, type: string, beatId: string) => ({ key, kind, type, beatId }) as File;
const shown = (key: string, type: string) => ({ key, type }) as File;
const keysOf = (files: readonly File[]) => files.map(({ key }) => key);

it("opens a video without sound and without the clips of later beats", () => {
  const files = [
    made("voice", "voice", "audio/wav", ""),
    made("picture", "image", "image/jpeg", "2"),
    made("first", "clip", "video/mp4", "1"),
    made("later", "clip", "video/mp4", "2"),
    made("presenter", "take", "video/mp4", ""),
    shown("hands", "video/mp4"),
    shown("shelf", "video/mp4"),
    shown("face", "font/otf"),
  ];
  const opening = openingFiles(files, [showing("1", "hands"), showing("2", "shelf")]);
  expect(keysOf(opening)).toEqual(["picture", "first", "presenter", "hands", "face"]);
});

it("is the same list where everything may be needed", () => {
  const files = [made("picture", "image", "image/jpeg", "1")];
  expect(openingFiles(files, [showing("1")])).toBe(files);
});
