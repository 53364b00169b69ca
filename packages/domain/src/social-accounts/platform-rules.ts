import type { Platform } from "./account.ts";

/** What a platform takes. Sizes are bytes (binary megabytes), sides are pixels, times are milliseconds, texts are UTF-16 units. */
export type PlatformRules = {
  /** As which pages of the platform said on that day. */
  documented: { date: string; source: string };
  /** `maxForPhotos`: TikTok takes more words with photos than with a video. */
  caption: { max: number; maxForPhotos: number; maxHashtags: number | null; maxMentions: number | null };
  photos: PhotoRules;
  video: VideoRules;
  /** What a story takes; null where the API posts none. */
  story: MediaRules | null;
  /** Loudness in LUFS that needs no change of volume, and the highest true peak in dBTP. */
  sound: {
    quietest: number;
    loudest: number;
    maxPeak: number;
    farFrom: { faint: number; quiet: number; loud: number };
  };
  /** When the platform downloads our file. Only where that is the commit does "never fetched" prove that nothing can appear. */
  fetchesAt: "prepare" | "commit";
};

type PhotoRules = {
  min: number;
  max: number;
  maxBytes: number;
  minWidth: number;
  maxWidth: number;
  /** Of the shorter side; null where the platform names none. */
  maxShortSide: number | null;
  /** Width divided by height. */
  minRatio: number;
  maxRatio: number;
  /** The first picture of several gives all others its shape. */
  cropsToFirst: boolean;
};
export type VideoRules = {
  maxBytes: number;
  minMs: number;
  maxMs: number;
  minSide: number;
  maxSide: number;
  maxWidth: number;
  /** Frames a second. */
  rates: { min: number; max: number };
  /** Bits a second, picture and sound together; null where the platform names none. */
  maxBitRate: number | null;
  /** Whether the index (`moov`) must come before the pictures. */
  indexFirst: boolean;
  /** What fills the screen, width divided by height; others are shown between bars. */
  bestRatio: number;
};
/** What a kind of post takes. */
export type MediaRules = { photos: PhotoRules; video: VideoRules };

const MB = 1024 * 1024;

/**
 * Neither platform publishes a loudness. Both play what is at -14 LUFS as it is; natural sound may be quieter. `farFrom`
 * are the bounds of finished videos: what lies between `faint` and `quiet` is too quiet, what lies above `loud` too loud.
 * Source: docs/content.md#sound.
 */
const sound = { quietest: -21, loudest: -12, maxPeak: -1, farFrom: { faint: -44, quiet: -24, loud: -8 } } as const;

/**
 * The rules of both platforms as data, so that composer, preflight and Worker read the same.
 * Source: docs/platforms/tiktok.md#limits-of-accounts-and-media, docs/platforms/instagram.md#media, as documented on
 * each date.
 */
export const platformRules = {
  version: 3,
  platforms: {
    tiktok: {
      documented: {
        date: "2026-11-21",
        source: "https://developers.tiktok.com/doc/content-posting-api-media-transfer-guide",
      },
      sound,
      caption: { max: 2200, maxForPhotos: 4000, maxHashtags: null, maxMentions: null },
      photos: {
        min: 1,
        max: 35,
        maxBytes: 20 * MB,
        minWidth: 1,
        maxWidth: 4096,
        maxShortSide: 1080,
        minRatio: 0,
        maxRatio: Number.POSITIVE_INFINITY,
        cropsToFirst: false,
      },
      video: {
        maxBytes: 4096 * MB,
        minMs: 1,
        maxMs: 600_000,
        minSide: 360,
        maxSide: 4096,
        maxWidth: 4096,
        ...{ rates: { min: 23, max: 60 }, maxBitRate: null, indexFirst: false },
        bestRatio: 9 / 16,
      },
      story: null,
      fetchesAt: "commit",
    },
    instagram: {
      documented: {
        date: "2026-06-18",
        source: "https://developers.facebook.com/docs/instagram-platform/content-publishing",
      },
      sound,
      caption: { max: 2200, maxForPhotos: 2200, maxHashtags: 30, maxMentions: 20 },
      // Wider pictures are scaled down by Instagram; they are no reason to refuse.
      photos: {
        min: 1,
        max: 10,
        maxBytes: 8 * MB,
        minWidth: 320,
        maxWidth: Number.POSITIVE_INFINITY,
        maxShortSide: null,
        minRatio: 0.8,
        maxRatio: 1.91,
        cropsToFirst: true,
      },
      video: {
        maxBytes: 300 * MB,
        minMs: 3000,
        maxMs: 900_000,
        minSide: 1,
        maxSide: Number.POSITIVE_INFINITY,
        maxWidth: 1920,
        ...{ rates: { min: 23, max: 60 }, maxBitRate: 25_000_000, indexFirst: true },
        bestRatio: 9 / 16,
      },
      // Of any shape: what is not 9:16 gets bars. "100 MB" in its narrower reading.
      story: {
        photos: {
          min: 1,
          max: 1,
          maxBytes: 8 * MB,
          minWidth: 320,
          maxWidth: Number.POSITIVE_INFINITY,
          maxShortSide: null,
          minRatio: 0,
          maxRatio: Number.POSITIVE_INFINITY,
          cropsToFirst: false,
        },
        video: {
          maxBytes: 100_000_000,
          minMs: 3000,
          maxMs: 60_000,
          minSide: 1,
          maxSide: Number.POSITIVE_INFINITY,
          maxWidth: 1920,
          ...{ rates: { min: 23, max: 60 }, maxBitRate: 25_000_000, indexFirst: true },
          bestRatio: 9 / 16,
        },
      },
      fetchesAt: "prepare",
    },
  } satisfies Record<Platform, PlatformRules>,
} as const;

export const rulesOf = (platform: Platform): PlatformRules => platformRules.platforms[platform];
