import type { ArtPath } from "../../scene/art-clip.ts";
import { bean } from "./bean.ts";
import type { MemeArt, MemeCast, MemeDrawing, MemeLayer, MemeMoment } from "./meme-drawing.ts";
import { block, fine, flat, oval, placed, printed, stroke, WHITE } from "./pen.ts";
import { shelfObject } from "./shelf-object.ts";

export const theWindow: MemeDrawing<"the-window"> = {
  places: {
    weather: { box: { x: 470, y: 40, w: 560, h: 120 }, pin: { x: 760, y: 258 }, isSubject: false },
    glass: { box: { x: 640, y: 806, w: 400, h: 110 }, pin: { x: 890, y: 728 }, isSubject: false },
    room: { box: { x: 60, y: 960, w: 500, h: 110 }, pin: { x: 240, y: 936 }, isSubject: true },
  },
  draw: (moment, cast) => ({ view: { w: 1080, h: 1080 }, layers: room(moment, cast) }),
  panels: [({ isGlad }) => (isGlad ? outside() : inside()), ({ isGlad }) => (isGlad ? inside() : outside())],
};

function room(moment: MemeMoment, { product }: MemeCast): MemeLayer[] {
  const onSill = product ? shelfObject(product, { x: 940, foot: 738, w: 200, h: 170, isPale: true }) : plant();
  return [
    { opacity: 0.09, paths: [flat(block(-2000, 960, 5080, 2000), "on")] },
    { paths: [stroke("M-2000 960H3080"), ...pane(moment), ...frameOf(), ...onSill, ...warmBean(moment)] },
  ];
}

/** What is visible through the glass. */
function pane(moment: MemeMoment): ArtPath[] {
  const worse = moment === "turn";
  return [
    flat(block(400, 190, 620, 540), "ink"),
    ...clouds(),
    ...rain(worse ? 16 : 9),
    ...(worse ? [flat("M860 250L812 350H850L826 440L908 322H868L892 250Z", "accent")] : []),
    ...bean({
      x: 590,
      y: 716,
      size: 0.5,
      turn: 12,
      face: worse ? "panic" : "worried",
      left: [-190, -250],
      right: [120, -400],
    }).map(paper),
    ...placed(UMBRELLA, worse ? { x: 760, y: 470, turn: 58, size: 0.8 } : { x: 654, y: 506, turn: 14, size: 0.9 }),
    ...bean({ x: 880, y: 722, size: 0.42, turn: -14, face: "worried", left: [-150, -340], right: [160, -330] }).map(
      paper,
    ),
  ];
}

/** On ink, lines are paper. */
function paper(path: ArtPath): ArtPath {
  return path.stroke?.color === "on" ? { ...path, stroke: { ...path.stroke, color: "paper" } } : path;
}

function clouds(): ArtPath[] {
  return [
    "M440 300C430 250 490 226 520 256C540 214 620 220 624 268C660 262 672 300 650 312H462C446 312 440 308 440 300Z",
    "M724 286C716 246 764 230 788 252C806 218 872 224 876 262C908 260 914 292 896 300H744C730 300 724 296 724 286Z",
  ].flatMap((d) => [flat(d, "ink"), stroke(d, "paper", 8)]);
}

function rain(count: number): ArtPath[] {
  return Array.from({ length: count }, (_, i) => {
    const x = 430 + ((i * 137) % 560);
    const y = 340 + ((i * 211) % 320);
    return fine(`M${x} ${y}l-18 50`, "paper");
  });
}

const UMBRELLA: ArtPath[] = [
  stroke("M0 0V-96", "paper"),
  flat(
    "M-104 -88C-90 -160 90 -160 104 -88C78 -104 54 -104 34 -88C12 -104 -12 -104 -34 -88C-56 -104 -80 -104 -104 -88Z",
    WHITE,
  ),
];

function frameOf(): ArtPath[] {
  return [
    stroke("M400 190H1020V730H400Z", "on", 22),
    stroke("M400 190H1020V730H400Z", "paper", 8),
    stroke("M710 190V730", "on", 16),
    stroke("M400 440H1020", "on", 16),
    stroke("M710 198V722M408 440H1012", "paper", 6),
    ...printed(block(364, 736, 692, 44, 6), WHITE),
  ];
}

function plant(): ArtPath[] {
  const leaves = [
    "M960 676C930 640 924 600 944 572C972 596 976 640 960 676Z",
    "M964 676C984 636 1016 616 1048 624C1044 656 1010 678 964 676Z",
    "M956 676C934 652 904 640 880 650C888 676 922 688 956 676Z",
  ];
  return [...leaves.flatMap((d) => printed(d, "accent")), ...printed("M914 672H1006L994 738H926Z", WHITE)];
}

/** At home, with a cup. */
function warmBean(moment: MemeMoment): ArtPath[] {
  const face = moment === "turn" ? "pleased" : "calm";
  return [
    ...placed(RUG, { x: 260, y: 1010 }),
    ...bean({ x: 260, y: 1010, face, look: moment === "turn" ? -0.4 : 1, left: [-150, -140], right: [150, -216] }),
    ...placed(CUP, { x: 424, y: 774 }),
    ...["M408 716C396 694 420 680 408 656", "M444 716C432 694 456 680 444 656"].map((d) => fine(d)),
  ];
}

const RUG: ArtPath[] = printed(oval(0, 6, 230, 44), "bg");
const CUP: ArtPath[] = [...printed("M-40 -40H40L34 40H-34Z", "accent"), fine("M40 -26C74 -28 72 22 36 20")];

function inside(): MemeArt {
  const paths = placed([...warmBean("turn")], { x: 60, y: -420, size: 1.04 });
  const shade = [flat(block(-2000, 560, 4720, 2000), "on")];
  return {
    view: { w: 720, h: 720 },
    layers: [{ opacity: 0.09, paths: shade }, { paths: [stroke("M-2000 560H2720"), ...paths] }],
  };
}

function outside(): MemeArt {
  const sky = flat(block(-2000, -2000, 4720, 4720), "ink");
  const storm = pane("turn").slice(1);
  return { view: { w: 720, h: 720 }, layers: [{ paths: [sky, ...placed(storm, { x: -470, y: -190, size: 1.16 })] }] };
}
