import * as z from "zod/mini";

/** Where a scene is going to be seen, and so which of its parts the app's own buttons cover. */
export const SafeZone = z.enum(["both", "tiktok", "reels", "feed", "none"]);
export type SafeZone = z.infer<typeof SafeZone>;
