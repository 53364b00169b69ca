import { type DrawingName, drawings } from "@vignette/domain/studio/catalogue";
import { fourStairs } from "./four-stairs.ts";
import type { MemeArt, MemeCast, MemeDrawing, MemeMoment, PlacedSlot, SlotPlace } from "./meme-drawing.ts";
import { starterKit } from "./starter-kit.ts";
import { talkingArt } from "./talking.ts";
import { theStack } from "./the-stack.ts";
import { theThing } from "./the-thing.ts";
import { theWindow } from "./the-window.ts";
import { twoDesks } from "./two-desks.ts";
import { twoDoors } from "./two-doors.ts";

/** How each drawing of the catalog is drawn. One that is missing here does not compile. */
const artists: { [Name in DrawingName]: MemeDrawing<Name> } = {
  "two-doors": twoDoors,
  "four-stairs": fourStairs,
  "the-stack": theStack,
  "two-desks": twoDesks,
  "the-window": theWindow,
  "starter-kit": starterKit,
  "the-thing": theThing,
};

type DrawnMeme = {
  name: string;
  slots: readonly PlacedSlot[];
  /** On a tall page, where the drawing is another one there; its cast is then upright. */
  tallSlots?: readonly PlacedSlot[];
  draw: (moment: MemeMoment, cast?: MemeCast) => MemeArt;
  panels: readonly ((cast?: MemeCast) => MemeArt)[];
};

/** The drawings of the catalog, in its order, with the places of their slots. */
export const memeDrawings: readonly DrawnMeme[] = drawings.map(({ name, slots }) => {
  type Places = Record<string, SlotPlace>;
  type Artist = Omit<MemeDrawing, "places" | "tallPlaces"> & { places: Places; tallPlaces?: Places };
  const byName: Record<string, Artist> = artists;
  const artist = byName[name];
  if (!artist) throw new RangeError(`No drawing is called ${name}.`);
  const placedBy = (places: Places) =>
    slots.flatMap((slot) => {
      const place = places[slot.name];
      return place ? [{ ...slot, ...place }] : [];
    });
  const tall = artist.tallPlaces && { tallSlots: placedBy(artist.tallPlaces) };
  return { name, slots: placedBy(artist.places), ...tall, ...drawnOnce(artist) };
});

/** The drawing of this name; otherwise the caller's default, or the first. */
export function memeDrawingOf(name: string | undefined, usual = "two-doors"): DrawnMeme {
  const named = (wanted: string | undefined) => memeDrawings.find((drawing) => drawing.name === wanted);
  const found = named(name) ?? named(usual) ?? memeDrawings[0];
  if (!found) throw new RangeError("There are no drawings.");
  return found;
}

/** The turn of a joke in one picture: of a drawing that shows both halves at once, the second. */
export function turnOf({ draw, panels }: Pick<DrawnMeme, "draw" | "panels">, cast: MemeCast): MemeArt {
  const turn = panels.length === 2 ? panels[1] : undefined;
  return turn ? turn(cast) : draw("turn", cast);
}

/** The editor requests the same drawing with each letter that is typed: its paths are built once for what they show. */
function drawnOnce({ draw, panels }: Pick<MemeDrawing, "draw" | "panels">): Pick<DrawnMeme, "draw" | "panels"> {
  const setup = once((cast) => draw("setup", cast));
  const turn = once(orTalking((cast) => draw("turn", cast)));
  const steps = panels.map((panel) => once(orTalking(panel)));
  return { draw: (moment, cast) => (moment === "setup" ? setup(cast) : turn(cast)), panels: steps };
}

/** Where a thing talks, that is seen, whatever the drawing is. */
function orTalking(draw: (cast: MemeCast) => MemeArt): (cast: MemeCast) => MemeArt {
  return (cast) => (cast.speaker ? talkingArt(cast, cast.speaker) : draw(cast));
}

/** In a film two poses alternate, and a joke has a few steps. */
const KEPT = 6;

function once(draw: (cast: MemeCast) => MemeArt): (cast?: MemeCast) => MemeArt {
  const kept = new Map<string, MemeArt>();
  return (cast = {}) => {
    const of = JSON.stringify(cast);
    const art = kept.get(of) ?? draw(cast);
    kept.delete(of);
    kept.set(of, art);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return art;
  };
}
