/** What a beat is there for. Source: docs/content.md#video-story. */
export const beatRoles = ["hook", "pain", "turn", "proof", "point", "ask"] as const;
export type BeatRole = (typeof beatRoles)[number];
