import { counted, namedObjects, speakerOf, thing, unaccented } from "../../objects/index.ts";
import type { Script, ShownFile } from "../script/script.ts";
import type { ProductPicture } from "./photos/product-picture.ts";

/** Looks whose picture shows the turn of their joke, in the same beat. */
const TURNS: readonly string[] = ["caption-above"];

/**
 * A joke without the product's photo, where its turn is about what that does not show: a thing that talks, or as many as it counts. It is
 * drawn, or generated. A photo of a cup is no mugs that talk. Source: ADR 231.
 */
export function jokesShown(script: Script, look: string, pictures: readonly ProductPicture[]): Script {
  if (!TURNS.includes(look)) return script;
  const shownBy = ({ key }: ShownFile) => pictures.find((it) => it.key === key);
  return {
    ...script,
    beats: script.beats.map((beat) => {
      const photo = beat.shows && !beat.locked ? shownBy(beat.shows) : undefined;
      return photo && !showsTurn(photo, beat.body) ? { ...beat, shows: null } : beat;
    }),
  };
}

function showsTurn({ words }: Pick<ProductPicture, "words">, body: string): boolean {
  const turn = body.replaceAll("*", "");
  const speaker = speakerOf(turn);
  if (!speaker) return thing(turn) === undefined || counted(turn) === undefined;
  // Several are seen where the photo tells of them by the same word.
  const [who = ""] = turn.split(":");
  const told = unaccented(words).split(/\s+/);
  const isTold = unaccented(who)
    .split(/\s+/)
    .some((word) => told.includes(word) && thing(word) === speaker.name);
  return speaker.isSeveral ? isTold : namedObjects(words).includes(speaker.name);
}
