import type { Unrepairable } from "@vignette/domain/scheduling";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { listText } from "../../shared/formats.ts";

const MINUTE_MS = 60_000;

/** What stays wrong with a video that is too long to be drawn anew, and what to do about it. */
export function tooLongWords({ longestMs, isRepacked, limits }: Unrepairable): string {
  const values = {
    minutes: longestMs / MINUTE_MS,
    limits: listText(
      limits.map(({ platform, maxMs }) =>
        m.assets_longest_video({ name: platformNames[platform], minutes: maxMs / MINUTE_MS }),
      ),
    ),
  };
  return isRepacked ? m.assets_too_long_only_repacked(values) : m.assets_too_long_to_repair(values);
}
