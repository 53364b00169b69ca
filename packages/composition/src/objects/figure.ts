/** A color of the picture's palette, or `#rrggbb`. `body` is the color that the object has in this picture. */
export type Paint = "body" | "pale" | "warm" | "deep" | `#${string}`;

/** One part of an object: a closed path of absolute M, L, C and Q commands, in units of a hundredth of its height. */
export type Part = {
  d: string;
  paint: Paint;
  /** How light falls on it: across a cylinder, over a ball, down a sheet, evenly; or not at all. */
  form?: "round" | "ball" | "down" | "even" | "plain";
  /** Drawn as a line of this width. */
  line?: number;
  opacity?: number;
  /** Soft edges, in units. */
  blur?: number;
};

/** An object, 100 units high, that stands on y = 100. */
export type Figure = {
  width: number;
  /** Usual height in hundredths of the picture's shorter side. */
  height: number;
  parts: readonly Part[];
  /** Where the picture puts it: on a table, on the floor of a room, outdoors, or flat, seen from above. */
  place?: "table" | "room" | "ground" | "flat";
};
