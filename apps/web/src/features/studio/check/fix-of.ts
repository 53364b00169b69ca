import { adjustmentOf, type Draft } from "@vignette/content";
import { utf16Units } from "@vignette/domain/kernel";
import { hashtagsIn, type PreflightFinding } from "@vignette/domain/scheduling";
import { rulesOf } from "@vignette/domain/social-accounts";
import { postText } from "@vignette/domain/studio";
import type { LayoutFinding } from "./layout-checks.ts";

/** What takes a finding away. `keepsMeaning`: no word goes and none comes, so nobody has to be asked. */
export type Fix = { title: string; keepsMeaning: boolean; apply: (draft: Draft) => Draft };

export type StudioFinding = PreflightFinding | LayoutFinding;

/** The fix of a finding, or null where only a person can say. `durationMs` is a video's. */
export function fixOf(finding: StudioFinding, draft: Draft, durationMs: number): Fix | null {
  if ("drawn" in finding) return layoutFix(finding, draft);
  const [platform = "tiktok"] = finding.platforms;
  const { caption, video } = rulesOf(platform);
  switch (finding.rule) {
    case "length":
      return durationMs < video.minMs ? heldEnd(draft, video.minMs - durationMs) : null;
    case "claim-unsourced":
      return withoutWords(finding, draft);
    case "hashtags-many":
      return fewerTags(draft, ({ script }) => hashtagsIn(postText(script)) <= (caption.maxHashtags ?? 0));
    case "caption-long":
      return fewerTags(draft, ({ script }) => utf16Units(postText(script)) <= caption.max);
    default:
      return null;
  }
}

/** All that need no question, as one step. Of several that touch one thing only the first: the others are looked at anew. */
export function fixAll(findings: readonly StudioFinding[], draft: Draft, durationMs: number) {
  const touched = new Set<string>();
  const fixes = findings.flatMap((finding) => {
    const fix = fixOf(finding, draft, durationMs);
    const things =
      "drawn" in finding ? finding.drawn.map(({ on, clip }) => `${on.place.target} ${on.index} ${clip}`) : [];
    if (!fix?.keepsMeaning || things.some((thing) => touched.has(thing))) return [];
    for (const thing of things) touched.add(thing);
    return [fix];
  });
  return { count: fixes.length, apply: (now: Draft = draft) => fixes.reduce((next, fix) => fix.apply(next), now) };
}

/** Takes it away without touching words or times, on every platform's picture. */
function layoutFix({ rule, drawn }: LayoutFinding, { style }: Draft): Fix | null {
  if (rule === "caption-pace" && style.captions === "one-word") {
    const apply = (draft: Draft): Draft => ({ ...draft, style: { ...draft.style, captions: "active-box" } });
    return { title: "Take calmer captions", keepsMeaning: true, apply };
  }
  const adjustments = drawn.map(({ fix, on }) => fix && adjustmentOf(on.scene, fix.changes, on.place));
  const [first] = drawn;
  if (!first?.fix || adjustments.includes(null)) return null;
  const kept = adjustments.filter((it) => it !== null);
  return {
    title: first.fix.title,
    keepsMeaning: true,
    apply: (draft) => ({
      ...draft,
      style: { ...draft.style, adjustments: [...draft.style.adjustments, ...kept] },
    }),
  };
}

/** The last beat stays so much longer that the video is long enough. */
function heldEnd({ script }: Draft, missingMs: number): Fix | null {
  const last = script.beats.at(-1);
  if (!last) return null;
  return {
    title: "Hold the end",
    keepsMeaning: true,
    apply: (draft) => ({
      ...draft,
      script: {
        ...draft.script,
        beats: draft.script.beats.map((beat) =>
          beat.id === last.id ? { ...beat, holdMs: (beat.holdMs ?? LAST_MS) + Math.ceil(missingMs / 100) * 100 } : beat,
        ),
      },
    }),
  };
}

/** How long a last beat stays at least, in ms. Source: docs/content.md#ugc-video. */
const LAST_MS = 2000;

/** As many hashtags from the front as fit; null where the caption alone is too much. */
function fewerTags(draft: Draft, fits: (draft: Draft) => boolean): Fix | null {
  const withTags = (of: Draft, count: number): Draft => ({
    ...of,
    script: { ...of.script, hashtags: of.script.hashtags.slice(0, count) },
  });
  const all = draft.script.hashtags.length;
  const kept = Array.from({ length: all }, (_, i) => all - i - 1).find((count) => fits(withTags(draft, count)));
  if (kept === undefined) return null;
  const title = kept === 0 ? "Leave out the hashtags" : `Keep the first ${kept} hashtags`;
  return { title, keepsMeaning: false, apply: (now) => withTags(now, kept) };
}

/** The field without the words that claim something. */
function withoutWords({ field, range }: PreflightFinding, { script: { caption } }: Draft): Fix | null {
  const [, index, part] = /^beats\.(\d+)\.(line|title|body)$/.exec(field ?? "") ?? [];
  // Behind the caption stand the hashtags.
  if (!range || !(part || (field === "caption" && range.to <= caption.length))) return null;
  const rest = (text: string) => `${text.slice(0, range.from)}${text.slice(range.to)}`.replaceAll(/ {2,}/g, " ").trim();
  const apply = ({ script, style }: Draft): Draft => {
    if (!part) return { script: { ...script, caption: rest(script.caption) }, style };
    const beats = script.beats.map((beat, at) =>
      at === Number(index) ? { ...beat, [part]: rest(beat[part as "line" | "title" | "body"]), locked: true } : beat,
    );
    return { script: { ...script, beats }, style };
  };
  return { title: "Remove", keepsMeaning: false, apply };
}
