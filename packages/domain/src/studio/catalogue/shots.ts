/** How near a picture is to its subject, and from where. Source: docs/content.md#pictures. */
export const shots = ["in-use", "close-up", "detail", "wide", "overhead", "screen"] as const;
export type Shot = (typeof shots)[number];
