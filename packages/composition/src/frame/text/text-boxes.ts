import type { TextBox } from "../../scene/text-clip.ts";
import type { Primitive } from "../primitives/primitive.ts";
import type { PlacedText } from "./place-text.ts";

type BoxPrimitive = Extract<Primitive, { kind: "box" }>;
type Span = { x: number; right: number; top: number; bottom: number };

/** The grounds behind text: one panel, or a rounded box per line, joined where lines meet. */
export function textBoxes(placed: PlacedText, style: TextBox, color: string): BoxPrimitive[] {
  const spans = joined(evened(lineSpans(placed, style), 2 * style.radius));
  const grounds = style.shape === "panel" ? panel(spans) : [...spans, ...seams(spans, style.radius)];
  return grounds.map((span) => ({
    kind: "box",
    box: { x: span.x, y: span.top, w: span.right - span.x, h: span.bottom - span.top },
    radius: "square" in span ? 0 : style.radius,
    color,
    opacity: 1,
  }));
}

function lineSpans(placed: PlacedText, style: TextBox): Span[] {
  const { size } = placed.layout.font;
  const { up, down } = placed.layout.metrics.body;
  return placed.lines.map(({ line, x, y }) => ({
    x: x - style.padX,
    right: x + line.width + style.padX,
    top: y - up * size - style.padY,
    bottom: y + down * size + style.padY,
  }));
}

/** Lines of nearly the same width get the same box: a difference of a few pixels looks like a mistake. */
function evened(spans: Span[], least: number): Span[] {
  return spans.map((span, i) => {
    const near = [spans[i - 1], span, spans[i + 1]].filter(
      (other) => other !== undefined && Math.abs(other.right - other.x - (span.right - span.x)) <= least,
    );
    return {
      ...span,
      x: Math.min(...near.map((s) => s?.x ?? span.x)),
      right: Math.max(...near.map((s) => s?.right ?? 0)),
    };
  });
}

function joined(spans: Span[]): Span[] {
  return spans.map((span, i) => ({ ...span, bottom: Math.max(span.bottom, spans[i + 1]?.top ?? span.bottom) }));
}

/** Fills the round corners of the narrower box where it meets its neighbor. */
function seams(spans: Span[], radius: number): (Span & { square: true })[] {
  return spans.slice(1).flatMap((lower, i) => {
    const upper = spans[i];
    if (!upper) return [];
    const x = Math.max(upper.x, lower.x);
    const right = Math.min(upper.right, lower.right);
    return right <= x
      ? []
      : [{ x, right, top: lower.top - radius, bottom: upper.bottom + radius, square: true as const }];
  });
}

function panel(spans: Span[]): Span[] {
  if (spans.length === 0) return [];
  return [
    {
      x: Math.min(...spans.map((span) => span.x)),
      right: Math.max(...spans.map((span) => span.right)),
      top: Math.min(...spans.map((span) => span.top)),
      bottom: Math.max(...spans.map((span) => span.bottom)),
    },
  ];
}
