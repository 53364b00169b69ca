import type { ArtPath } from "../../scene/art-clip.ts";
import { dot, fine, flat, moved, stroke } from "./pen.ts";

/** Seven faces that differ only in brows and mouth. */
export type BeanFace = "calm" | "pleased" | "smug" | "worried" | "panic" | "unhinged" | "deadpan";

/** The face on Bean's body; `turned` is how far it looks to the right. */
export function beanFace(face: BeanFace, turned: number): ArtPath[] {
  const { brows, mouth, open } = FACES[face];
  const eyes = [-36, 38].map((x) => flat(dot(x, -288, 10), "onAccent"));
  const paths = [
    ...eyes,
    ...brows.map((d) => fine(d, "onAccent")),
    ...(open ? [flat(mouth, "onAccent")] : []),
    stroke(mouth, "onAccent", open ? 6 : 9),
    ...(open ? open.map((d) => fine(d, "accent")) : []),
  ];
  return paths.map((path) => ({ ...path, d: moved(path.d, turned, 0) }));
}

/** `open` are lines in an open mouth: its teeth. */
type Features = { brows: readonly string[]; mouth: string; open?: readonly string[] };

const FACES: Record<BeanFace, Features> = {
  calm: { brows: [], mouth: "M-22 -240Q2 -226 26 -240" },
  pleased: {
    brows: ["M-54 -320Q-38 -336 -20 -322", "M22 -322Q40 -336 56 -320"],
    mouth: "M-44 -250Q2 -194 48 -250",
  },
  smug: { brows: ["M-58 -310L-18 -308", "M22 -324Q42 -338 58 -318"], mouth: "M-18 -232Q22 -226 44 -252" },
  worried: {
    brows: ["M-60 -310Q-44 -326 -22 -328", "M24 -328Q46 -326 62 -310"],
    mouth: "M-36 -230Q-22 -248 -8 -234Q4 -220 16 -236Q28 -250 42 -232",
  },
  deadpan: { brows: ["M-60 -312H-16", "M18 -312H62"], mouth: "M-28 -232H32" },
  panic: {
    brows: ["M-62 -318Q-46 -344 -22 -346", "M24 -346Q48 -344 64 -318"],
    mouth:
      "M2 -254C22 -254 30 -236 30 -214C30 -192 20 -180 2 -180C-16 -180 -26 -192 -26 -214C-26 -236 -18 -254 2 -254Z",
    open: [],
  },
  unhinged: {
    brows: ["M-66 -338L-20 -316", "M22 -316L68 -338"],
    mouth: "M-62 -256Q2 -238 66 -256C64 -198 40 -172 2 -172C-36 -172 -60 -198 -62 -256Z",
    open: ["M-52 -228Q2 -212 56 -228"],
  },
};
