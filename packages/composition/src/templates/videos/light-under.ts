import { contrastOf } from "../../brand/contrast.ts";
import type { Color, Hex, Palette } from "../../scene/color.ts";
import type { Box } from "../../scene/geometry.ts";
import { framingWithOthers } from "../../shots/framing.ts";
import type { BeatMedia } from "../../storyboard/storyboard.ts";
import { bright } from "./bright.ts";
import { panelGround } from "./panels.ts";
import { seenMedia } from "./seen-media.ts";
import { PAGE } from "./video-scene.ts";
import { TEXT_STYLES, type TextStyle } from "./words/text-styles.ts";
import type { TimedBeat } from "./words/timed-beats.ts";

/** From this contrast with ink on, a ground is light: white would have 3 on it at most. Our own choice. */
const LIGHT = 6;
const INK = "#15180e";

/** Whether words lie on a light ground: that of a product, or what is around a light photo. `room` as in `wordsPlaces`. */
export function isLightUnder(media: BeatMedia, room: Box | undefined): boolean {
  if (media.ground) return contrastOf(media.ground, INK) >= LIGHT;
  return media.isLight === true && !media.isScreen && framingWithOthers(media, PAGE, room).fit === "contain";
}

/** Which of the beats have their words on a light ground. */
export function lightBeats(beats: readonly TimedBeat[], room: Box | undefined): (beat: TimedBeat) => boolean {
  const light = seenMedia(beats).map((it, at) => it !== null && !beats[at]?.isPlain && isLightUnder(it.media, room));
  return ({ index, isCure }) => light[beats.findIndex((it) => it.index === index && it.isCure === isCure)] === true;
}

/** The accent in words on a light ground; ink if it cannot be read there. */
export const accentOnLight = ({ accent, paper }: Palette): Color =>
  contrastOf(accent, paper) >= READABLE ? "accent" : "ink";

/** *Slam* (docs/content.md#motion) with the color of a marked phrase: on a light ground in ink with a light edge. */
export function slamOn(isLight: boolean, palette: Palette): { style: TextStyle; accent: Color } {
  const { slam } = TEXT_STYLES;
  if (!isLight) return { style: slam, accent: seenAccent(palette) };
  return { style: { ...slam, color: "ink", stroke: { color: "#ffffff", width: 12 } }, accent: accentOnLight(palette) };
}

/** White boxes are hardly seen on a light ground: there, words are light on ink. */
export function boxedOn<Style extends TextStyle>(isLight: boolean, style: Style): Style {
  const box = style.textBox;
  return isLight && (box?.color === "#ffffff" || box?.color === "paper")
    ? { ...style, color: "paper", textBox: { ...box, color: "ink" } }
    : style;
}

/** The call to action in accent; on paper where what lies behind it is the accent, darkened (`panelGround`), or much like it. */
export function askOn<Style extends TextStyle>(isLight: boolean, style: Style, palette: Palette): Style {
  const box = style.textBox;
  if (!box || isLight || box.color !== "accent") return style;
  if (contrastOf(palette.accent, hexOf(panelGround({}, palette), palette)) >= SEEN) return style;
  return { ...style, color: "ink", textBox: { ...box, color: "paper" } };
}

/** The accent among white words; paper, where it is much like what lies behind them (`panelGround`): a brown on brown is not seen. */
export function seenAccent(palette: Palette): Color {
  const color = bright(palette);
  const behind = hexOf(panelGround({}, palette), palette);
  return contrastOf(hexOf(color, palette), behind) >= AMONG_WHITE ? color : "paper";
}

/** Our own choice. */
const AMONG_WHITE = 4;

const hexOf = (color: Color, palette: Palette): Hex =>
  Object.entries(palette).find(([role]) => role === color)?.[1] ?? color;

/** Of a box on what is behind it. Our own choice. */
const SEEN = 2;

/** Source: docs/content.md#contrast. */
const READABLE = 4.5;
