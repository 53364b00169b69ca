import type { DatabaseSync } from "node:sqlite";
import * as z from "zod/mini";

const milliseconds = z.int().check(z.minimum(0), z.maximum(86_400_000));
const count = z.int().check(z.minimum(0));

/** How the simulated platforms behave. Set by `POST /__control/platforms`; any subset of these fields. */
export const PlatformSettings = z.object({
  /** From a finished download to the end of processing, for videos on both platforms. */
  processingMs: z._default(milliseconds, 1500),
  /** The same for images on Instagram. TikTok's photos take `processingMs`. */
  imageProcessingMs: z._default(milliseconds, 500),
  /** TikTok only: from PUBLISH_COMPLETE until the post is public and its id is known. */
  moderationMs: z._default(milliseconds, 1000),
  /** TikTok token lifetimes: 2 h and 180 days (2026), or 24 h and 365 days (before). */
  tiktokTokens: z._default(z.enum(["2h", "24h"]), "2h"),
  /** TikTok was seen to answer invalid_grant with 200. */
  tiktokOauthErrorStatus: z._default(z.literal([200, 400]), 400),
  /** An app that TikTok has not audited posts to private accounts only, and only for their owner. */
  tiktokAudited: z._default(z.boolean(), true),
  /** Direct posts of one creator in 24 h. */
  tiktokDailyPosts: z._default(count, 15),
  /** Instagram wraps tokens and profiles in `{"data":[…]}` as its documentation prints them. */
  instagramWrapped: z._default(z.boolean(), false),
  /** Posts of one Instagram account in 24 h. */
  instagramQuota: z._default(count, 50),
  /** How far the platforms' clocks are ahead of all others; behind if negative. */
  clockSkewMs: z._default(z.int().check(z.minimum(-86_400_000), z.maximum(86_400_000)), 0),
  /** OpenAI's voices only: how many times faster than people they speak. Faster speech makes shorter videos. */
  voiceSpeed: z._default(z.number().check(z.minimum(1), z.maximum(10)), 1),
  /** OpenAI's pictures only: the painted share of each side, in pixels. A picture painted smaller is enlarged to its size. */
  pictureDetail: z._default(z.number().check(z.minimum(0.1), z.maximum(1)), 1),
  /** OpenAI's words only: a writer that knows nothing of ours and fills fields with what prompt and schema say. */
  literalWriter: z._default(z.boolean(), false),
});
export type PlatformSettings = z.infer<typeof PlatformSettings>;

/** The settings in force, kept in the sandbox's database so that every host and a restart see the same. */
export function platformSettings(db: DatabaseSync) {
  db.exec("CREATE TABLE IF NOT EXISTS sandbox_settings (name TEXT PRIMARY KEY, body TEXT NOT NULL)");
  const stored = (): unknown => {
    const row = db.prepare("SELECT body FROM sandbox_settings WHERE name = 'platforms'").get();
    return row ? JSON.parse(String(row.body)) : {};
  };
  const get = () => PlatformSettings.parse(stored());

  return {
    get,
    /** Throws ZodError on a value out of bounds or a field that does not exist. */
    set(change: unknown): PlatformSettings {
      const fields = z.strictObject(z.partial(PlatformSettings).shape).parse(change);
      const next = PlatformSettings.parse({ ...get(), ...withoutUnset(fields, change) });
      db.prepare("INSERT OR REPLACE INTO sandbox_settings (name, body) VALUES ('platforms', ?)").run(
        JSON.stringify(next),
      );
      return next;
    },
    reset(): PlatformSettings {
      db.exec("DELETE FROM sandbox_settings WHERE name = 'platforms'");
      return get();
    },
  };
}

/** The time on the platforms' own clocks, in milliseconds since the epoch. */
export function platformClock(db: DatabaseSync, now: () => number): () => number {
  const settings = platformSettings(db);
  return () => now() + settings.get().clockSkewMs;
}

/** Parsing fills in defaults; a change keeps only what it named. */
function withoutUnset(fields: Record<string, unknown>, change: unknown): Record<string, unknown> {
  const named = new Set(Object.keys(change ?? {}));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => named.has(name)));
}
