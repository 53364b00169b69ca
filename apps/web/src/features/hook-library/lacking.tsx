import type { NotOffered } from "@vignette/domain/hook-library";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { fieldOfSlot, slotLabel } from "./hook-labels.ts";

/** What a hook needs before it fits the product. */
export function Lacking({ not }: { not: NotOffered }) {
  if (not.why === "language") return null;
  return <p className="text-dense text-doubt">{wordsFor(not)}</p>;
}

function wordsFor(not: Exclude<NotOffered, { why: "language" }>) {
  if (not.why === "detail") return `Needs ${and(not.slots.map((slot) => slotLabel(slot).toLowerCase()))}.`;
  if (not.why === "length") return "Too long for its place with your words. Make it your own with Edit.";
  const [first] = not.slots;
  const known = first && fieldOfSlot[first];
  return (
    <>
      Needs {and(not.slots)} in up to 4 words.{" "}
      <Link to={`${paths.research}#${known ? known.field : ""}`} className="underline underline-offset-2">
        Add them
      </Link>
    </>
  );
}

const list = new Intl.ListFormat("en", { type: "conjunction" });
const and = (words: readonly string[]) => list.format(words.map((word) => `“${word}”`));
