import { Refusal } from "../../kernel/index.ts";
import { type Brief, type Review, reviewFault, reviewsIn } from "../../research/index.ts";
import { addedTexts } from "../canvas/added-texts.ts";
import type { Creation } from "../creation/creation.ts";
import { needOf } from "../creation/offered-templates.ts";
import { isPresented } from "../missing-media/fitting-media.ts";
import { refuseTestimony } from "../presenters/refuse-take.ts";
import type { Script } from "../script/script.ts";
import { lacksSpeaker } from "./lacks-speaker.ts";
import { refuseOpen } from "./refuse-open.ts";

type Made = Pick<Creation, "kind" | "script" | "style">;
type Known = {
  /** The files from the library that its beats show. */
  shown: readonly { key: string; type: string }[];
  /** Of its product; null if it was removed: what customers said is then unknown. */
  brief: Pick<Brief, "proof"> | null;
};

/**
 * Why no file is made of a creation: a word still has a gap, nobody speaks in a look with a speaker, a generated presenter
 * would testify, or a quotation is no review of a customer. Source: ADR 71; docs/architecture.md#evidence.
 */
export function refuseExport({ kind, script, style }: Made, { shown, brief }: Known): Refusal | null {
  if (script === null) return null;
  const open = refuseOpen({ script, style });
  if (open) return open;
  const reviews = brief ? reviewsIn(brief) : undefined;
  const speaker = refuseSpeaker({ kind, script, style }, { shown, ...(reviews && { reviews }) });
  if (speaker) return speaker;
  return reviews && needOf(kind, style.template) === "review" ? refuseQuotations(script, reviews) : null;
}

/** The part of `refuseExport` about who speaks. Without `reviews`, whom a presenter quotes is not checked. */
export function refuseSpeaker(
  { kind, script, style }: Made & { script: Script },
  { shown, reviews }: Pick<Known, "shown"> & { reviews?: readonly Review[] },
): Refusal | null {
  if (lacksSpeaker({ kind, style, script, shown })) return needsSpeaker();
  return isPresented({ kind, style }) ? refuseTestimony(shownWords(script, style), reviews) : null;
}

/** What is said and shown: in the beats, in edited captions, and in texts added to the canvas. */
function shownWords(script: Script, style: Creation["style"]): string[] {
  const beats = script.beats.flatMap(({ line, title, body, captionEdits = [] }) => [
    line,
    title,
    body,
    captionEdits.map(({ text }) => text ?? "").join(" "),
  ]);
  return [...beats, ...addedTexts({ script, style }).map(({ text }) => text)];
}

/** The titles of a look that quotes customers are reviews, and the lines below say whose. A part of a review is allowed. */
function refuseQuotations({ beats }: Script, reviews: readonly Review[]): Refusal | null {
  const wrong = beats.find(({ title, body }) => {
    const fault = reviewFault({ words: title, by: body }, reviews)?.fault;
    return fault === "altered" || fault === "misattributed";
  });
  return wrong ? notAReview(wrong.title) : null;
}

const needsSpeaker = () =>
  new Refusal(
    "invalid",
    "studio.needs-speaker",
    "This look needs someone who speaks: choose a clip of yourself for its first scene, or an AI presenter.",
    "script.beats",
  );
const notAReview = (words: string) =>
  new Refusal(
    "invalid",
    "studio.review-altered",
    `Your proof has no review “${words}” by this person. Correct the quote or the name, or add the review to your proof.`,
    "script.beats",
  ).with({ words });
