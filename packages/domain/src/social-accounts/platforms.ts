/** The platforms that posts go to. */
export const platforms = ["tiktok", "instagram"] as const;

/** How people call the platforms. */
export const platformNames: Record<(typeof platforms)[number], string> = { tiktok: "TikTok", instagram: "Instagram" };
