import type { CreationView, Style } from "@vignette/domain/studio";

type Files = { kind: CreationView["kind"]; style: Pick<Style, "template">; media: Keyed[]; shown: Keyed[] };
type Keyed = { key: string; type: string };

/**
 * The clips in which a person may be cut out of the wall behind them: in a green screen, those that it shows. In every
 * other look the wall stays, and no clip is opened to look at it.
 */
export function clipsOfSpeakers({ kind, style, media, shown }: Readonly<Files>): string[] {
  if (kind !== "ugc-video" || style.template !== "green-screen") return [];
  return [...media, ...shown].filter(({ type }) => type.startsWith("video/")).map(({ key }) => key);
}
