/** Whose shape a picture has: Instagram takes 4:5, TikTok 9:16. Videos are the same on both. */
export type Target = "instagram" | "tiktok";
