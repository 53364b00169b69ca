import type { FramePlatform, LookedAt } from "@vignette/composition";
import type { CreationView, Script, Style } from "@vignette/domain/studio";

/** The name of the account that posts a creation, by platform; "" if not chosen yet. */
export type Handles = Record<FramePlatform, string>;
/** What the user edits: words and style. */
export type ScriptAndStyle = { script: Script; style: Style };
/** What a creation is drawn from besides its draft. Media are referred to by key and need no URL. */
export type SceneInput = Pick<CreationView, "kind" | "brand" | "language" | "objects"> & {
  media: readonly MadeMedium[];
  shown: readonly ShownFile[];
  handles: Handles;
  /** Sizes and subjects of decoded pictures, by key; without them a template estimates. */
  pictures?: ReadonlyMap<string, SeenPicture>;
  /** The walls behind people in clips that can be cut out, as `#rrggbb` by key (`clipsOfSpeakers`). */
  backdrops?: ReadonlyMap<string, string>;
};
export type SeenPicture = LookedAt & { width: number; height: number };
export type MadeMedium = MadeImage | MadeClip | MadeVoice | MadeTake;
export type MadeTake = Omit<Extract<CreationView["media"][number], { kind: "take" }>, "url">;
export type MadeImage = Omit<Extract<CreationView["media"][number], { kind: "image" }>, "url">;
export type MadeClip = Omit<Extract<CreationView["media"][number], { kind: "clip" }>, "url">;
export type MadeVoice = Omit<Extract<CreationView["media"][number], { kind: "voice" }>, "url">;
type ShownFile = Pick<CreationView["shown"][number], "key" | "type" | "durationMs" | "width" | "height" | "parts">;
