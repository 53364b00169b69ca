export type { Figure, Paint, Part as FigurePart } from "./figure.ts";
export { objects } from "./objects.ts";
