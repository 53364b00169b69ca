import { fourStairs } from "./four-stairs.ts";
import type { MemeArt, MemeFormat } from "./meme-format.ts";
import { starterKit } from "./starter-kit.ts";
import { theStack } from "./the-stack.ts";
import { theWindow } from "./the-window.ts";
import { twoDesks } from "./two-desks.ts";
import { twoDoors } from "./two-doors.ts";

/** The jokes that we draw. A name is never taken away: creations are stored with it. */
export const memeFormats: readonly MemeFormat[] = [twoDoors, fourStairs, theStack, twoDesks, theWindow, starterKit].map(
  drawnOnce,
);

/** The format of this name, else the one that is usual where it is asked for. */
export function memeFormatOf(name: string | undefined, usual = "two-doors"): MemeFormat {
  const named = (wanted: string | undefined) => memeFormats.find((format) => format.name === wanted);
  return named(name) ?? named(usual) ?? twoDoors;
}

/** The editor asks for the same drawing with each letter that is typed: its paths are made, and read, once. */
function drawnOnce(format: MemeFormat): MemeFormat {
  const setup = once(() => format.draw("setup"));
  const turn = once(() => format.draw("turn"));
  return { ...format, draw: (moment) => (moment === "setup" ? setup() : turn()), panels: format.panels.map(once) };
}

function once(draw: () => MemeArt): () => MemeArt {
  let drawn: MemeArt | undefined;
  return () => {
    drawn ??= draw();
    return drawn;
  };
}
