import type { InstagramOptions } from "@vignette/domain/scheduling";

/** The props of the form for Instagram. */
export type InstagramFormProps = {
  media: "video" | "photos";
  /** The files of the post, in order; empty if many posts are created at once. */
  files: readonly { url: string; width: number; height: number; durationMs: number | null }[];
  /** The media for a story: the same, or the 9:16 version if there is one. */
  storyFiles: readonly { url: string }[];
  projectId: string;
  /** Whether the account allows us to comment. */
  mayComment: boolean;
  /** The posts carry the AI-made label whatever is chosen. */
  isAiLabelFixed?: boolean;
  options: InstagramOptions;
  onChange: (options: InstagramOptions) => void;
};
export type InstagramChange = (part: Partial<InstagramOptions>) => void;
