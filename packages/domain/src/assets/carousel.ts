import * as z from "zod/mini";
import { Id, type Instant, line, Refusal } from "../kernel/index.ts";
import { findable } from "./findable-by.ts";
import {
  type MediaFile,
  SLIDES_MAX,
  SLIDES_MIN,
  type Slide,
  type UploadedAsset,
  uploadedAssetFolder,
} from "./uploaded-asset.ts";

/** The keys of pictures in the order in which they are shown; each picture is in a carousel once. */
const SlideKeys = z
  .array(line(300, 1))
  .check(z.minLength(SLIDES_MIN, `A carousel has at least ${SLIDES_MIN} pictures.`))
  .check(z.maxLength(SLIDES_MAX, `A carousel has up to ${SLIDES_MAX} pictures.`))
  .check(z.refine((keys) => new Set(keys).size === keys.length, "A picture is in a carousel only once."));

/** Makes one post of several uploaded pictures. */
export const MakeCarouselInput = z.object({ projectId: Id, name: line(120, 1), slides: SlideKeys });
export type MakeCarouselInput = z.infer<typeof MakeCarouselInput>;

/** The slides that a carousel has from now on: those it had, by their keys, and further uploaded pictures. */
export const EditCarouselInput = z.object({ id: Id, slides: SlideKeys });
export type EditCarouselInput = z.infer<typeof EditCarouselInput>;

/** Whether an upload is several pictures in one. */
export const isCarousel = <U extends Pick<UploadedAsset, "slides">>(upload: U): upload is U & { slides: Slide[] } =>
  upload.slides !== undefined;

/** The files of an upload that are shown and posted, in order. */
export const filesOfUpload = ({ file, slides }: Pick<UploadedAsset, "file" | "slides">): MediaFile[] =>
  slides?.map(({ original: _, ...slide }) => slide) ?? [file];

/**
 * The files that are stored for an upload and removed with it. A slide is usually the file of another upload, and only
 * shown; a repaired one is the carousel's own. Source: ADR 102.
 */
export function ownFiles(upload: Pick<UploadedAsset, "uid" | "id" | "file" | "earlier" | "slides">): MediaFile[] {
  const all = upload.slides ?? [upload.file, ...(upload.earlier ? [upload.earlier] : [])];
  const folder = uploadedAssetFolder(upload);
  return all.filter(({ key }) => key.startsWith(folder));
}

/** The keys of files of other uploads that a carousel shows, or would show again without its repairs. */
export function shownKeys(upload: Pick<UploadedAsset, "uid" | "id" | "slides">): string[] {
  const folder = uploadedAssetFolder(upload);
  const keys = (upload.slides ?? []).flatMap(({ key, original }) => [key, ...(original ? [original.key] : [])]);
  return keys.filter((key) => !key.startsWith(folder));
}

/** A carousel with these slides. The files of its own that it no longer shows are only counted, and removed with it. */
export function withSlides(before: UploadedAsset, slides: readonly Slide[], now: Instant): UploadedAsset {
  const [first] = slides;
  if (!first) throw new RangeError("A carousel needs a slide.");
  const { original: _, ...file } = first;
  const isRepaired = slides.some(({ original }) => original !== undefined);
  const after = { ...before, kind: "image" as const, file, slides: [...slides], isRepaired, lastUpdated: now };
  const gone = isCarousel(before) ? bytesOf(ownFiles(before)) : 0;
  const kept = isCarousel(before) ? slides.filter(({ key }) => ownFiles(before).some((it) => it.key === key)) : [];
  return findable({ ...after, olderBytes: (before.olderBytes ?? 0) + gone - bytesOf(kept) });
}

const bytesOf = (files: readonly MediaFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** A carousel with the repair of a slide in its place. Repaired twice, it is the original that remains available. */
export function withRepairedSlide(
  before: UploadedAsset,
  { key, file }: { key: string; file: MediaFile },
  now: Instant,
): UploadedAsset | null {
  const slides = before.slides?.map((slide): Slide => {
    if (slide.key !== key) return slide;
    const { original = null, ...repaired } = slide;
    return { ...file, original: original ?? repaired };
  });
  return slides?.some((slide) => slide.key === file.key) ? withSlides(before, slides, now) : null;
}

/** A carousel with the pictures that it had before any repair. */
export const withOriginalSlides = (before: UploadedAsset & { slides: Slide[] }, now: Instant): UploadedAsset =>
  withSlides(
    before,
    before.slides.map(({ original, ...slide }) => original ?? slide),
    now,
  );

export const carouselAlone = () =>
  new Refusal("invalid", "assets.carousel", "Images in a carousel are repaired one at a time.", "replaces");
export const slideNoPicture = (name: string) =>
  new Refusal("invalid", "assets.slide-no-picture", `Every slide of ${name} must be an image.`, "body").with({ name });
