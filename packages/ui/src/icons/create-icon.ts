import { createElement, type ReactElement, type SVGProps } from "react";

/*! Icons: Lucide, https://lucide.dev, ISC License */

export type Icon = (props: Omit<SVGProps<SVGSVGElement>, "ref" | "children"> & { size?: number }) => ReactElement;

type Shape = readonly [tag: Tag, attributes: Readonly<Record<string, string>>];
type Tag = "path" | "rect" | "circle" | "ellipse" | "line" | "polyline" | "polygon";

/**
 * A component that draws an icon of Lucide on its grid of 24 units, `size` pixels high and wide. Hidden from screen readers
 * unless it is given a role or a label. Source: ADR 91
 */
export function createIcon(...shapes: readonly Shape[]): Icon {
  return ({ size = 24, ...attributes }) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": isNamed(attributes) ? undefined : true,
        ...attributes,
      },
      ...shapes.map(([tag, shape]) => createElement(tag, shape)),
    );
}

const isNamed = (attributes: SVGProps<SVGSVGElement>) =>
  attributes.role !== undefined || Object.keys(attributes).some((it) => it.startsWith("aria-"));
