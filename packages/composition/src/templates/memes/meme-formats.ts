import { fourStairs } from "./four-stairs.ts";
import type { MemeFormat } from "./meme-format.ts";
import { starterKit } from "./starter-kit.ts";
import { theStack } from "./the-stack.ts";
import { theWindow } from "./the-window.ts";
import { twoDesks } from "./two-desks.ts";
import { twoDoors } from "./two-doors.ts";

/** The jokes that we draw. A name is never taken away: creations are stored with it. */
export const memeFormats: readonly MemeFormat[] = [twoDoors, fourStairs, theStack, twoDesks, theWindow, starterKit];

/** The format of this name, else the one that is usual where it is asked for. */
export function memeFormatOf(name: string | undefined, usual = "two-doors"): MemeFormat {
  const named = (wanted: string | undefined) => memeFormats.find((format) => format.name === wanted);
  return named(name) ?? named(usual) ?? twoDoors;
}
