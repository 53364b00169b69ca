import { promisesCause, promisesChange, saysHow } from "@vignette/domain/promises";
import type { Pair } from "../../choose-line.ts";
import { inside, shared } from "../../material/fragment.ts";
import { isOfOthers } from "../../material/material.ts";
import { type EssayLines, essays } from "../../phrases/essays.ts";
import { filled, type Words } from "../../phrases/fill.ts";
import type { Phrasebook } from "../../phrases/phrasebook.ts";
import type { BrandVoice } from "../../voice.ts";
import { sentence, sentencesIn, wordCount } from "../../words.ts";
import { type BeatDraft, type BeatRole, draft, roleOf } from "../draft.ts";
import { hookSlide } from "../hook-slide.ts";
import { withMark } from "../marked.ts";
import { factsAloud } from "../offered.ts";
import { isAbout } from "../steps/best-way.ts";
import { cureOf } from "../steps/cure.ts";
import { firstHabits } from "../steps/first-habits.ts";
import { isAside } from "../steps/helpful-fact.ts";
import { stepsBetween } from "../steps/steps.ts";
import { causeFor, causeOf } from "../steps/story.ts";
import { askOf, asThought } from "../steps/told.ts";

/** Source: the template's guide. */
const WORDS = 28;

/** One thought in joined pages: what hurts and why, what the product has to do with it, who says so, and how it ends. */
export function essay(voice: BrandVoice, book: Phrasebook, count: number): BeatDraft[] {
  const lines = voice.language === "other" ? null : essays[voice.language];
  const room = Math.max(0, count - 2);
  const told = lines ? pagesOf(voice, book, lines, room) : [];
  const spare = stepsBetween(voice, book, room, { first: ["point", "gain", "trouble"], isAlone: true, isNoList: true })
    .map((it) => draft(roleOf(it), { title: asThought(voice, book, it, WORDS) }))
    .filter(
      ({ title }) =>
        told.every((it) => !it.title.includes(title)) &&
        !title.includes(isAside(voice, voice.words.q ?? "") ? (voice.words.q ?? "") : "\n"),
    );
  const asked = lines ? filled(lines.ask, voice.words)[0] : null;
  const ask = draft("ask", { title: asked ?? askOf(voice, book, "essay", WORDS)[0] });
  const end = told.length < room ? told.length : told.findLastIndex(({ role }) => role === "point");
  const pages = [...told.slice(0, end), ...spare.slice(0, room - told.length), ...told.slice(end)];
  return [hookSlide(voice), ...pages.slice(0, room), ask].map((it) => withMark(it, voice.brand));
}

/** A page with its rank: where there is no room for all, the least are left out, and the others keep their order. */
type Page = { draft: BeatDraft; rank: number };

function pagesOf(voice: BrandVoice, book: Phrasebook, lines: EssayLines, room: number): BeatDraft[] {
  const { hook, gains, pains, language, brand } = voice;
  const { trade } = book;
  const words = (more: Words): Words => ({ ...voice.words, ...more });
  const said = (it = "") => inside(it, language, brand);
  const page = (rank: number, role: BeatRole, frames: readonly string[], more: Words): Page[] => {
    const title = filled(frames, words(more)).find((it) => wordCount(it) <= WORDS);
    return title ? [{ draft: draft(role, { title: sentence(title) }), rank }] : [];
  };
  /** Advice with its reason, or its reason's first sentence, as two sentences without a frame. */
  const advice = (rank: number, role: BeatRole, [title, why]: Pair, frame = "{X}. {Y}"): Page[] =>
    page(rank, role, [frame, frame.replace(" {Y}", "")], { x: said(title), y: why });

  const [isCause, isWay] = [promisesCause(hook), saysHow(hook)];
  const byHook = (texts: readonly string[]) => texts.toSorted((a, b) => shared(b, hook) - shared(a, hook));
  const [pain = "", along = ""] = byHook(pains);
  const [gain = ""] = byHook(gains);
  // What comes of a cause, or of something to do, stands in no moment of its own.
  const t = isCause || isWay ? "" : (trade?.moments.find((it) => shared(it, `${pain} ${gain} ${hook}`) === 0) ?? "");
  const moment =
    isCause || isWay ? [] : page(1, "pain", promisesChange(hook) ? lines.before : lines.moment, { x: said(pain), t });
  const told = trade ? whyIn(voice, trade) : null;
  // After a moment, why and what to do are one page.
  const whole = told ? [told.cause, `${told.cause} ${told.todo[1]}`] : [];
  const why = told
    ? page(2, moment.length > 0 ? "turn" : "pain", moment.length > 0 ? whole.toReversed() : whole, {})
    : page(2, "pain", lines.along, { x: said(along) });
  // Beside the product's own steps, only what speaks of one of them.
  const isAlong = ([habit]: Pair) => voice.steps.length === 0 || voice.steps.some((step) => shared(habit, step) > 0);
  const habits = trade ? firstHabits(voice, trade).filter(isAlong) : [];
  const ways = isWay && voice.steps.length > 0 ? page(0, "point", [lines.steps], {}) : [];
  const cure = told && !isWay && moment.length === 0 ? cureOf(voice, book, told) : null;
  // A single thing to do and the product that helps with it are one thought.
  const isOne = sentencesIn(cure?.todo ?? "").length < 2;
  const both = isOne && cure?.ours ? [`${cure.todo} ${sentence(cure.ours)}`] : [];
  const doing = cure ? page(3, "point", [...both, cure.todo], {}) : [];
  const second = trade?.mistakes.find((it) => it[0] !== told?.title && shared(it.join(" "), told?.cause ?? "") === 0);
  // A time that the hook names is told.
  const timed = voice.words.span ? lines.later : voice.words.daily ? `${book.daily}.` : "";
  const facts = factsFor(voice, trade?.cause);
  const others = facts.filter((it) => it !== cure?.fact);
  const [x, y, z] = isOne || !cure?.fact ? others : [cure.fact, ...others];
  const isRest = isWay || told !== null;
  const pages = [
    ...ways,
    ...(isWay ? habits.slice(0, 2).flatMap((it, at) => advice(at, "point", it)) : [...moment, ...why, ...doing]),
    // What goes wrong is told before the product is.
    // Who promises the one cause tells of no other.
    ...(second && !isCause ? advice(7, "pain", second, lines.second) : []),
    ...page(2, "point", [...factsAloud(voice, [x, y]), ...(isRest ? lines.rest : lines.ours)], {
      x: said(x),
      y: said(y),
    }),
    ...page(8, "point", lines.more, { x: said(z) }),
    ...answered(voice, book),
    ...page(timed ? 0 : 4, "point", [timed, ...lines.again].filter(Boolean), { x: said(gain), t }),
  ];
  const kept = pages.toSorted((a, b) => a.rank - b.rank).slice(0, room);
  return pages.filter((it) => kept.includes(it)).map((it) => it.draft);
}

/** Why it goes wrong, as people of the trade say it, what to do about it, and the reason for that. */
function whyIn(voice: BrandVoice, trade: NonNullable<Phrasebook["trade"]>) {
  const [title, why] = causeFor(voice, trade);
  const known = causeOf(voice, trade);
  const [habit, reason] = firstHabits(voice, trade).find((it) => shared(it.join(" "), `${title} ${why}`) > 0) ?? [
    "",
    "",
  ];
  const isMostCommon = title === trade.cause[0] || known.title !== trade.cause[0];
  if (isMostCommon) return { ...known, reason: known.title === trade.cause[0] ? reason : "" };
  const [first = ""] = sentencesIn(why);
  return {
    title,
    cause: `${sentence(title)} ${first}`,
    todo: ["", habit === "" ? "" : sentence(habit)] as const,
    reason,
  };
}

/** Facts of the product, those that speak of the cause first; what it weighs or costs moves no thought on. */
function factsFor(voice: BrandVoice, cause: Pair | undefined): string[] {
  const { points, measures } = voice;
  const about = cause?.join(" ") ?? "";
  const isPlain = (it: string) => measures.some(({ told, isOfThing }) => isOfThing && told === it) || /[$€£]/.test(it);
  const own = points.filter((it) => !isOfOthers(it));
  const rank = (it: string) => (isPlain(it) ? -1 : shared(it, about) || Number(isAbout(it, about, voice)));
  return own.toSorted((a, b) => rank(b) - rank(a));
}

/** A doubt that the brief answers, else a customer's words; an objection that nothing answers is not raised. */
function answered(voice: BrandVoice, book: Phrasebook): Page[] {
  const lines = voice.language === "other" ? null : essays[voice.language];
  const [doubt] = stepsBetween(voice, book, 12, { first: ["doubt"], isAlone: true, isNoList: true }).filter(
    ({ topic, words }) => topic === "doubt" && (words.a || words.q),
  );
  const quoted = isAside(voice, voice.words.q ?? "") ? [] : [lines?.quote ?? ""];
  const title = doubt ? asThought(voice, book, doubt, WORDS) : filled(quoted, voice.words)[0];
  const isFitting = title !== undefined && title !== "" && wordCount(title) <= WORDS + 4;
  return isFitting ? [{ draft: draft("proof", { title: sentence(title) }), rank: 2.5 }] : [];
}
