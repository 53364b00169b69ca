/** The columns of a calendar file, in the order of an export. An import reads them by name, in any order. */
export const columns = [
  "date",
  "time",
  "zone",
  "creation",
  "creation_id",
  "accounts",
  "caption",
  "tiktok_privacy",
  "tiktok_allow",
  "tiktok_disclose",
  "tiktok_ai",
  "tiktok_title",
  "instagram_as",
  "instagram_feed",
  "instagram_ai",
  "collaborators",
  "alt_texts",
  "first_comment",
  "state",
] as const;
export type Column = (typeof columns)[number];
export type Cells = Partial<Record<Column, string>>;

/** The required columns. */
export const needed: readonly Column[] = ["date", "time", "creation", "accounts"];
