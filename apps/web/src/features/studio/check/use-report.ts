import type { Scene } from "@vignette/composition";
import { isVideo, type SceneInput, type ScriptAndStyle, videoTimes } from "@vignette/content";
import { type CheckedTarget, type KnownFacts, type PreflightReport, preflight } from "@vignette/domain/scheduling";
import { type CreationView, needOf, postText, type Script } from "@vignette/domain/studio";
import { useDeferredValue, useMemo } from "react";
import { trpc } from "../../../trpc.ts";
import type { MediaBlobs } from "../media/media.ts";
import { type CheckedScene, checkedScenes } from "./checked-scenes.ts";
import { checkedWords } from "./checked-words.ts";
import type { StudioFinding } from "./fix-of.ts";
import { bothPlatforms, layoutChecks } from "./layout-checks.ts";
import { type Layout, useLayout } from "./use-layout.ts";
import { useLoudness } from "./use-loudness.ts";

/** The report that the editor shows, with the layout it is based on. */
export type StudioReport = {
  report: PreflightReport<StudioFinding>;
  layout: Layout;
  /** Length of a video in ms; 0 for pictures. */
  durationMs: number;
};

/** `media`: null while some of it is still loading: layout and sound are checked once all is there. */
export type ReportInput = {
  creation: CreationView;
  draft: ScriptAndStyle;
  sceneInput: SceneInput;
  media: MediaBlobs | null;
};

/**
 * Checks a creation against the rules of TikTok and Instagram and our own rules for viewers (docs/experience.md#check).
 */
export function useReport({ creation, draft, sceneInput, media }: ReportInput): StudioReport {
  const words = useDeferredValue(draft);
  const scenes = useMemo(() => checkedScenes(words, sceneInput), [words, sceneInput]);
  const video = isVideo(sceneInput) ? (scenes[0]?.scene ?? null) : null;
  const layout = useLayout(scenes, media, video ? words.style.coverMs : 0);
  const sound = useLoudness(video, media);
  const facts = useFacts(creation);
  const report = useMemo(() => {
    const times = video && videoTimes(words, sceneInput);
    const quotes = needOf(sceneInput.kind, words.style.template) === "review";
    const known = { ...(facts !== undefined && { facts }), ...(sound !== undefined && { sound }) };
    const said = checkedWords(words, { times, count: scenes[0]?.of ?? 1, quotes });
    const targets = targetsOf(words.script, scenes, video);
    return preflight<StudioFinding>({ targets, words: said, ...known }, layoutChecks(layout));
  }, [words, sceneInput, scenes, video, facts, sound, layout]);
  return { report, layout, durationMs: video?.durationMs ?? 0 };
}

/** What each platform will receive, as far as it is known before the export. */
export function targetsOf(script: Script, scenes: readonly CheckedScene[], video: Scene | null): CheckedTarget[] {
  return bothPlatforms.map((platform) => ({
    platform,
    caption: postText(script),
    files: scenes
      .filter(({ place }) => video !== null || place.target === platform)
      .map(({ scene: { width, height, durationMs } }) => ({
        type: video ? ("video/mp4" as const) : ("image/jpeg" as const),
        bytes: null,
        width,
        height,
        durationMs: video ? durationMs : null,
      })),
  }));
}

/** The facts that may be claimed; null while they load, undefined if the product was deleted. */
function useFacts({ projectId, productId, hook }: CreationView): KnownFacts | null | undefined {
  const { data: products } = trpc.research.list.useQuery({ projectId });
  const brief = products?.find(({ id }) => id === productId)?.brief;
  const known = useMemo(() => brief && { brief, hook }, [brief, hook]);
  return known ?? (products ? undefined : null);
}
