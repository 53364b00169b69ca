import * as z from "zod/mini";

/** The music beds of our own, made by our code: no samples, no rights. Source: docs/content.md#sound. */
export const musicBeds = ["tick", "walk", "lift", "low", "room"] as const;
export const MusicBed = z.enum(musicBeds);
export type MusicBed = z.infer<typeof MusicBed>;
