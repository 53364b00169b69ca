import { adjustmentOf, type ScriptAndStyle } from "@vignette/content";
import { utf16Units } from "@vignette/domain/kernel";
import { hashtagsIn, type PreflightFinding } from "@vignette/domain/scheduling";
import { rulesOf } from "@vignette/domain/social-accounts";
import { postText } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { layerOfField } from "./layer-field.ts";
import type { LayoutFinding } from "./layout-checks.ts";
import { splitFix } from "./moved-by-hand.ts";
import { remedyWords } from "./remedy-words.ts";

/**
 * A change that resolves a finding. With `keepsMeaning` no word is added or removed, so it is applied without asking.
 */
export type DraftFix = { title: string; keepsMeaning: boolean; apply: (draft: ScriptAndStyle) => ScriptAndStyle };

/** A finding of the text and file checks, or of the drawn layout. */
export type StudioFinding = PreflightFinding | LayoutFinding;

/**
 * The fix of a finding, or null where only the author can decide. `durationMs` is the length of the video; 0 for
 * pictures.
 */
export function draftFixOf(finding: StudioFinding, draft: ScriptAndStyle, durationMs: number): DraftFix | null {
  if ("drawn" in finding) return layoutFix(finding, draft);
  const [platform = "tiktok"] = finding.platforms;
  const { caption, video } = rulesOf(platform);
  switch (finding.rule) {
    case "length":
      return durationMs < video.minMs ? heldEnd(draft, video.minMs - durationMs) : null;
    case "claim-unsourced":
      return withoutWords(finding, draft);
    case "review-altered":
      return asWritten(finding);
    case "hashtags-many":
      return fewerTags(draft, ({ script }) => hashtagsIn(postText(script)) <= (caption.maxHashtags ?? 0));
    case "caption-long":
      return fewerTags(draft, ({ script }) => utf16Units(postText(script)) <= caption.max);
    default:
      return null;
  }
}

/**
 * All fixes that keep the meaning, as one step. Of several that change the same thing only the first is applied: the
 * others are checked again.
 */
export function fixAll(findings: readonly StudioFinding[], draft: ScriptAndStyle, durationMs: number) {
  const touched = new Set<string>();
  const fixes = findings.flatMap((finding) => {
    const fix = draftFixOf(finding, draft, durationMs);
    const things =
      "drawn" in finding ? finding.drawn.map(({ on, clip }) => `${on.place.target} ${on.index} ${clip}`) : [];
    if (!fix?.keepsMeaning || things.some((thing) => touched.has(thing))) return [];
    for (const thing of things) touched.add(thing);
    return [fix];
  });
  return {
    count: fixes.length,
    apply: (now: ScriptAndStyle = draft) => fixes.reduce((next, fix) => fix.apply(next), now),
  };
}

/** Moves or resizes text on every platform's picture. The words and their times stay. */
function layoutFix({ rule, drawn }: LayoutFinding, now: ScriptAndStyle): DraftFix | null {
  const { style } = now;
  if (rule === "caption-pace" && style.captions === "one-word") {
    const apply = (draft: ScriptAndStyle): ScriptAndStyle => ({
      ...draft,
      style: { ...draft.style, captions: "active-box" },
    });
    return { title: remedyWords["calmer-captions"](), keepsMeaning: true, apply };
  }
  const splits = drawn.map(({ fix, on }) => {
    const split = fix && splitFix(fix.changes, on, now);
    return split && { on, ...split };
  });
  const adjustments = splits.map((it) => it && adjustmentOf(it.on.scene, it.rest, it.on.place));
  const [first] = drawn;
  if (!first?.fix || adjustments.includes(null)) return null;
  const added = adjustments.flatMap((it) => (it && it.steps.length > 0 ? [it] : []));
  return {
    title: remedyWords[first.fix.remedy](),
    keepsMeaning: true,
    apply: (draft) => {
      const moved = splits.reduce((next, it) => it?.apply(next) ?? next, draft);
      return { ...moved, style: { ...moved.style, adjustments: [...moved.style.adjustments, ...added] } };
    },
  };
}

/** The last beat, held until the video is long enough. */
function heldEnd({ script }: ScriptAndStyle, missingMs: number): DraftFix | null {
  const last = script.beats.at(-1);
  if (!last) return null;
  return {
    title: m.studio_hold_the_end(),
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

/** Shortest time that a last beat stays, in ms. Source: docs/content.md#ugc-video. */
const LAST_MS = 2000;

/** The first hashtags that fit; null if the caption alone is too long. */
function fewerTags(draft: ScriptAndStyle, fits: (draft: ScriptAndStyle) => boolean): DraftFix | null {
  const withTags = (of: ScriptAndStyle, count: number): ScriptAndStyle => ({
    ...of,
    script: { ...of.script, hashtags: of.script.hashtags.slice(0, count) },
  });
  const all = draft.script.hashtags.length;
  const count = Array.from({ length: all }, (_, i) => all - i - 1).find((it) => fits(withTags(draft, it)));
  if (count === undefined) return null;
  const title = count === 0 ? m.studio_leave_out_the_hashtags() : m.studio_keep_the_first_hashtags({ count });
  return { title, keepsMeaning: false, apply: (now) => withTags(now, count) };
}

/** The field with the customer's own words, or with the customer's name. */
function asWritten({ field, instead }: PreflightFinding): DraftFix | null {
  const [, index, part] = /^beats\.(\d+)\.(title|body)$/.exec(field ?? "") ?? [];
  if (!part || instead === undefined) return null;
  const apply = ({ script, style }: ScriptAndStyle): ScriptAndStyle => ({
    script: {
      ...script,
      beats: script.beats.map((beat, at) => (at === Number(index) ? { ...beat, [part]: instead } : beat)),
    },
    style,
  });
  return {
    title: part === "title" ? m.studio_use_the_customers_words() : m.studio_correct_the_name(),
    keepsMeaning: false,
    apply,
  };
}

/** The field without the words that make the claim. */
function withoutWords({ field, range }: PreflightFinding, { script: { caption } }: ScriptAndStyle): DraftFix | null {
  const [, index, part] = /^beats\.(\d+)\.(line|title|body)$/.exec(field ?? "") ?? [];
  const layerId = layerOfField(field ?? "");
  // The hashtags follow the caption.
  if (!range || !(part || layerId !== null || (field === "caption" && range.to <= caption.length))) return null;
  const rest = (text: string) => `${text.slice(0, range.from)}${text.slice(range.to)}`.replaceAll(/ {2,}/g, " ").trim();
  const apply = ({ script, style }: ScriptAndStyle): ScriptAndStyle => {
    if (layerId !== null) {
      const layers = style.layers?.map((it) =>
        it.kind === "text" && it.id === layerId ? { ...it, text: rest(it.text) } : it,
      );
      return { script, style: { ...style, layers } };
    }
    if (!part) return { script: { ...script, caption: rest(script.caption) }, style };
    const beats = script.beats.map((beat, at) =>
      at === Number(index) ? { ...beat, [part]: rest(beat[part as "line" | "title" | "body"]), locked: true } : beat,
    );
    return { script: { ...script, beats }, style };
  };
  return { title: m.app_remove(), keepsMeaning: false, apply };
}
