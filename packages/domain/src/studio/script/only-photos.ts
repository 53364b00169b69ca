import type { AssetType } from "../../assets/index.ts";
import { namedObjects } from "../../objects/index.ts";
import { promisedThings } from "../../promises/index.ts";
import { templateOf } from "../catalogue/templates.ts";
import type { BeatAnswer } from "./script.ts";

/** From so many photos on a slideshow is made of nothing else: two to open and to ask, two to tell. Our own choice (ADR 206). */
export const ENOUGH_PHOTOS = 4;

/** A photo or clip of the product, as its writer is told of it. */
export type PhotoNote = {
  /** By which a beat names it, from 1. */
  number: number;
  shows: string;
  /** It shows the time before the product. */
  isBefore?: true;
};

type Facts = { kind: AssetType; template: string; photos: readonly PhotoNote[] };

const usual = (photos: readonly PhotoNote[]) => photos.filter(({ isBefore }) => !isBefore);

/** Whether a piece is made of nothing but the photos that its writer is told of. Source: ADR 206. */
export const isOnlyPhotos = ({ kind, template, photos }: Facts): boolean =>
  templateOf(kind, template).needs === "photos" && usual(photos).length >= ENOUGH_PHOTOS;

/** How many pages such a piece has at most: one for each photo, and no more than the look usually has. */
export const pagesOfPhotos = (photos: readonly PhotoNote[], most: number): number =>
  Math.min(most, usual(photos).length);

/**
 * How many of its pages a writer has to fill: a piece of photos alone leaves out a photo of which there is nothing to tell; one that
 * lists as many things as its hook promises has all of them. Source: ADR 209.
 */
export const leastPagesOf = (facts: Facts & { hook: string; count: number }): number =>
  isOnlyPhotos(facts) && promisedThings(facts.hook) === 0 ? Math.min(facts.count, ENOUGH_PHOTOS) : facts.count;

/** The facts of such a piece with as many pages as were written. */
export const asAnswered = <Known extends Facts & { hook: string; count: number }>(
  facts: Known,
  beats: number,
): Known => ({
  ...facts,
  count: Math.min(facts.count, Math.max(beats, leastPagesOf(facts))),
});

/**
 * What is wrong with the photo of each beat of such a piece: it has none, or one that an earlier beat has while others are left, or it
 * speaks of a thing that is on none. A customer's words stand on any, and so do a cause and what to do about it.
 */
export function photoFault(beats: readonly BeatAnswer[], index: number, facts: Facts): string[] {
  const beat = beats[index];
  if (!beat || !isOnlyPhotos(facts)) return [];
  const { photos } = facts;
  const named = beats.map(({ photo }) => photo ?? 0);
  const left = photos.filter(({ number }) => !named.includes(number)).map(({ number }) => number);
  const instead = left.length > 0 ? ` Write it for one of these photos: ${left.join(", ")}.` : "";
  const number = named[index] ?? 0;
  if (!photos.some((it) => it.number === number))
    return [`It has no photo, and this look shows nothing else.${instead}`];
  if (left.length > 0 && named.indexOf(number) < index) return [`Its photo is that of an earlier beat.${instead}`];
  const isTold = index > 0 && index < beats.length - 1 && !ON_ANY.includes(beat.role);
  const things = isTold ? thingsIn(beat.title) : [];
  const seen = new Set(photos.flatMap(({ shows }) => namedObjects(shows)));
  return things.length > 0 && !things.some((it) => seen.has(it))
    ? [`It speaks of what is on no photo (${things.join(", ")}).${instead}`]
    : [];
}

const ON_ANY: readonly string[] = ["proof", "pain", "turn"];

const thingsIn = (title: string) => namedObjects(title).filter((it) => it !== "person" && it !== "hand");

/** Which beats of such a piece may stay: none in between whose photo is still at fault, as far as there are enough others. */
export function withPhotos(beats: readonly BeatAnswer[], facts: Facts, least: number): BeatAnswer[] {
  let spare = beats.length - least;
  return beats.filter((_, index) => {
    const isBetween = index > 0 && index < beats.length - 1;
    const isLeftOut = isBetween && spare > 0 && photoFault(beats, index, facts).length > 0;
    if (isLeftOut) spare -= 1;
    return !isLeftOut;
  });
}
