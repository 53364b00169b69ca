import { type Font, fontCss, type Measure } from "../text/font.ts";

type MeasuringContext = Pick<CanvasRenderingContext2D, "font" | "letterSpacing" | "save" | "restore"> & {
  measureText(text: string): { width: number };
};

/** A ruler on a canvas. Remembers what it measured: layout asks for the same words again in every frame. */
export function measureWith(context: MeasuringContext): Measure {
  const widths = new Map<string, number>();
  return (text, font) => {
    const css = fontCss(font);
    const key = `${css}|${font.tracking}|${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const width = measured(context, text, css, font);
    widths.set(key, width);
    return width;
  };
}

function measured(context: MeasuringContext, text: string, css: string, font: Font): number {
  context.save();
  context.font = css;
  context.letterSpacing = `${font.tracking}px`;
  const { width } = context.measureText(text);
  context.restore();
  return width;
}
