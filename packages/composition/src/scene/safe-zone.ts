import * as z from "zod/mini";

/** Where a scene is going to be shown, which determines the parts that the app's own buttons cover. */
export const SafeZone = z.enum(["both", "tiktok", "reels", "feed", "none"]);
export type SafeZone = z.infer<typeof SafeZone>;
