import type { SceneInput, ScriptAndStyle } from "@vignette/content";
import type { Style } from "@vignette/domain/studio";
import type { ClipFiles } from "../../media/clip-frames.ts";
import type { Pictures } from "../../media/media.ts";

/** What the previews of a style are drawn from. */
export type StylePanelProps = {
  /** Whose library music can come from. */
  projectId: string;
  /** Debounced: drawing all previews on every keystroke would slow typing down. */
  draft: ScriptAndStyle;
  sceneInput: SceneInput;
  pictures: Pictures;
  clips: ClipFiles;
  /** Position of the player, in ms. */
  atMs: () => number;
  onChange: (part: Partial<Style>, field: string) => void;
};
