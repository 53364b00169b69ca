import type { Fill, GlyphMatrix, GlyphPathStep, Stop, Surface } from "./set-glyphs.ts";

/** An element of the plain SVG that fonts hold: paths, uses of paths, groups, gradients. No styles, no scripts, no text. */
export type SvgNode = { name: string; attributes: Record<string, string>; children: SvgNode[] };

/** Every element of a page that has an id, by its id. */
export function svgNodes(svg: string): Map<string, SvgNode> {
  const byId = new Map<string, SvgNode>();
  const open: SvgNode[] = [{ name: "", attributes: {}, children: [] }];
  for (const [, closing, name = "", rest = "", empty] of svg.matchAll(/<(\/?)([\w:]+)([^>]*?)(\/?)>/g)) {
    if (closing) {
      open.pop();
      continue;
    }
    const node = { name, attributes: attributesOf(rest), children: [] };
    open.at(-1)?.children.push(node);
    if (node.attributes.id) byId.set(node.attributes.id, node);
    if (!empty) open.push(node);
  }
  return byId;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, key = "", value = ""]) => [key, value]),
  );
}

const NONE: GlyphMatrix = [1, 0, 0, 1, 0, 0];

type Inherited = { matrix: GlyphMatrix; fill: string; opacity: number };

/** The surfaces of a picture, back to front. */
export function readSurfaces(picture: SvgNode, byId: ReadonlyMap<string, SvgNode>): Surface[] {
  return surfacesOf(picture, byId, { matrix: NONE, fill: "black", opacity: 1 });
}

function surfacesOf(node: SvgNode, byId: ReadonlyMap<string, SvgNode>, inherited: Inherited): Surface[] {
  const { attributes, children, name } = node;
  const own = {
    matrix: times(inherited.matrix, matrixOf(attributes.transform)),
    fill: attributes.fill ?? inherited.fill,
    opacity: inherited.opacity * Number(attributes.opacity ?? 1),
  };
  if (name === "path") return [surface(attributes.d ?? "", own, byId)];
  if (name !== "use") return children.flatMap((child) => surfacesOf(child, byId, own));
  const used = byId.get((attributes["xlink:href"] ?? "").slice(1));
  const matrix = times(own.matrix, [1, 0, 0, 1, Number(attributes.x ?? 0), Number(attributes.y ?? 0)]);
  return used ? surfacesOf(used, byId, { ...own, matrix }) : [];
}

function surface(d: string, { matrix, fill, opacity }: Inherited, byId: ReadonlyMap<string, SvgNode>): Surface {
  const gradient = byId.get(/^url\(#(.*)\)$/.exec(fill)?.[1] ?? "");
  return { path: stepsOf(d), matrix, fill: gradient ? gradientFill(gradient) : { kind: "flat", color: fill }, opacity };
}

/** Absolute steps only: these fonts have no others. */
function stepsOf(d: string): GlyphPathStep[] {
  return Array.from(d.matchAll(/([MLQCZ])([^MLQCZ]*)/g), ([, type = "", values = ""]) => ({
    type,
    values: numbers(values),
  }));
}

const numbers = (text: string) => (text.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);

function matrixOf(transform = ""): GlyphMatrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(transform);
  return [a, b, c, d, e, f];
}

function times([a, b, c, d, e, f]: GlyphMatrix, [g, h, i, j, k, l]: GlyphMatrix): GlyphMatrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function gradientFill({ name, attributes, children }: SvgNode): Fill {
  const at = (key: string, otherwise = "0") => Number(attributes[key] ?? otherwise);
  const shared = { matrix: matrixOf(attributes.gradientTransform), stops: children.map(stopOf) };
  if (name === "linearGradient") return { kind: "line", points: [at("x1"), at("y1"), at("x2"), at("y2")], ...shared };
  const [cx, cy] = [at("cx"), at("cy")];
  return { kind: "circle", points: [at("fx", String(cx)), at("fy", String(cy)), cx, cy, at("r")], ...shared };
}

/** The only named colors that these fonts use for transparency. */
const HEX: Record<string, string> = { white: "#ffffff", black: "#000000" };

function stopOf({ attributes }: SvgNode): Stop {
  const color = attributes["stop-color"] ?? "black";
  const alpha = Math.round(Number(attributes["stop-opacity"] ?? 1) * 255);
  const hex = HEX[color] ?? color;
  return [
    Number(attributes.offset ?? 0),
    alpha < 255 && hex.startsWith("#") ? `${hex}${alpha.toString(16).padStart(2, "0")}` : hex,
  ];
}
