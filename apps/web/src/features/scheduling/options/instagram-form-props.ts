import type { InstagramOptions } from "@vignette/domain/scheduling";

/** What the form for Instagram is about. */
export type InstagramFormProps = {
  media: "video" | "photos";
  /** What is sent, in order; empty where many posts are made at once. */
  files: readonly { url: string; width: number; height: number; durationMs: number | null }[];
  /** What a story could show: the same, upright where there is a form in 9:16. */
  storyFiles: readonly { url: string }[];
  projectId: string;
  /** Whether the account lets us comment. */
  mayComment: boolean;
  options: InstagramOptions;
  onChange: (options: InstagramOptions) => void;
};
export type InstagramChange = (part: Partial<InstagramOptions>) => void;
