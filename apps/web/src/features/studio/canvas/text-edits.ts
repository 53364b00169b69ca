import { type ClipKey, handEditOf, type ScriptAndStyle, withHandEdit } from "@vignette/content";
import type { HandEdit, Style, TextLook } from "@vignette/domain/studio";
import type { CanvasStage } from "./canvas-stage.ts";

type Where = Pick<CanvasStage, "target" | "scope">;

/**
 * A draft with one text changed by hand. For both formats, the format on the stage gives up what it had of its own, so
 * that the change is seen; `undefined` in `patch` takes a change back.
 */
export function withTextEdit(draft: ScriptAndStyle, key: ClipKey, where: Where, patch: HandEdit): ScriptAndStyle {
  const { target, scope } = where;
  const { style } = draft;
  if (scope === "this") return { ...draft, style: patched(style, key, target, patch) };
  const both = patched(style, key, "all", patch);
  const own = handEditOf(both, key, target);
  const look = without(own.look ?? {}, patch.look ?? {});
  const rest = { ...without(own, patch), ...(Object.keys(look).length > 0 && { look }) };
  return { ...draft, style: withHandEdit(both, key, target, rest) };
}

function patched(style: Style, key: ClipKey, target: "all" | CanvasStage["target"], patch: HandEdit): Style {
  const before = handEditOf(style, key, target);
  const look: TextLook = known({ ...before.look, ...patch.look });
  const next = known({ ...before, ...patch, look: Object.keys(look).length > 0 ? look : undefined });
  return withHandEdit(style, key, target, next);
}

/** The draft with a text as its look draws it, in every format. */
export function withoutTextEdits(draft: ScriptAndStyle, key: ClipKey): ScriptAndStyle {
  const style = (["all", "instagram", "tiktok"] as const).reduce(
    (now, target) => withHandEdit(now, key, target, {}),
    draft.style,
  );
  return { ...draft, style };
}

/** The draft with all its titles, or all its smaller texts, in a look. What single texts have of their own stays. */
export function withLookForAll(draft: ScriptAndStyle, field: "title" | "body", look: TextLook): ScriptAndStyle {
  const { textLook } = draft.style;
  return { ...draft, style: { ...draft.style, textLook: { ...textLook, [field]: { ...textLook?.[field], ...look } } } };
}

/** The parts of one that the other does not have. */
function without<Parts extends object>(parts: Parts, taken: object): Partial<Parts> {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => !(name in taken))) as Partial<Parts>;
}

/** Without parts that are undefined. */
function known<Parts extends object>(parts: Parts): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Parts;
}
