import type { InstagramOptions } from "@vignette/domain/scheduling";

/** What the form for Instagram is about. */
export type InstagramFormProps = {
  media: "video" | "photos";
  /** What is sent, in order; empty where many posts are made at once. */
  files: readonly { url: string; width: number; height: number; durationMs: number | null }[];
  /** The media for a story: the same, or the 9:16 version if there is one. */
  storyFiles: readonly { url: string }[];
  projectId: string;
  /** Whether the account lets us comment. */
  mayComment: boolean;
  options: InstagramOptions;
  onChange: (options: InstagramOptions) => void;
};
export type InstagramChange = (part: Partial<InstagramOptions>) => void;
