import type { ReviewPost, ReviewTarget } from "@vignette/domain/approval";
import { m } from "@vignette/messages";
import { element } from "../marketing/element.ts";
import { type AnswerDraft, type AnswerKind, answerForm } from "./answer-form.ts";
import { factSentence } from "./fact-sentence.ts";
import { media } from "./media.ts";
import { reviewStatus } from "./review-status.ts";
import { ownTime, plannedTime, readersZone, shortTime } from "./when.ts";

type Setup = { post: ReviewPost; draft: AnswerDraft; onAct: (act: AnswerKind) => Promise<string | null> };

const names = { tiktok: "TikTok", instagram: "Instagram" } as const;

/** One post: its state, what will appear on each account and when, its comments, and the answer. */
export function postSection({ post, draft, onAct }: Setup): HTMLElement {
  const { word, sentence, tone } = reviewStatus(post);
  const heading = element("h2", null, post.name);
  heading.id = `post-${post.id}`;
  const status = element("p", "standing", element("span", `badge ${tone}`, word), element("span", null, sentence));
  status.setAttribute("role", "status");
  const own = ownTime(post, readersZone());
  const section = element(
    "article",
    "post",
    element("header", null, heading, status),
    shown(post),
    element(
      "div",
      "side",
      element("h3", null, post.isPast ? m.review_was_planned_for() : m.review_planned_for()),
      element("p", "when", plannedTime(post), own === null ? null : element("small", null, own)),
      thread(post),
      answerForm({ post, draft, onAct }),
    ),
  );
  section.setAttribute("aria-labelledby", heading.id);
  return section;
}

/** The version of each account; several are shown as tabs. */
function shown({ id, targets }: ReviewPost): HTMLElement {
  const panels = targets.map(version);
  if (panels.length === 1) return element("div", "versions", ...panels);
  const choices = targets.map((target, index) => {
    const radio = element("input", "unseen");
    radio.type = "radio";
    radio.name = `version-${id}`;
    radio.checked = index === 0;
    radio.addEventListener("change", () => show(index));
    return element("label", "choice", radio, `${names[target.platform]} @${target.username}`);
  });
  const show = (index: number) => {
    for (const [at, panel] of panels.entries()) panel.hidden = at !== index;
    for (const player of document.querySelectorAll("video")) if (!player.checkVisibility()) player.pause();
  };
  show(0);
  const choose = element("fieldset", "choices", element("legend", "unseen", m.review_account()), ...choices);
  return element("div", "versions", choose, ...panels);
}

function version(target: ReviewTarget): HTMLElement {
  const facts = target.facts.map((fact) => element("li", null, factSentence(fact)));
  return element(
    "div",
    "version",
    media(target),
    element("p", "who", element("b", null, `@${target.username}`), ` · ${names[target.platform]}`),
    element("p", "caption", target.caption),
    element("ul", "facts", ...facts),
  );
}

function thread({ comments }: ReviewPost): HTMLElement | null {
  if (comments.length === 0) return null;
  const said = { approved: m.review_said_approved, changes: m.review_said_changes } as const;
  const items = comments.map((it) =>
    element(
      "li",
      null,
      element(
        "p",
        "said",
        element("b", null, it.name),
        it.verdict ? ` · ${said[it.verdict]()}` : "",
        element("small", null, shortTime(it.at)),
      ),
      it.text === "" ? null : element("p", "words", it.text),
    ),
  );
  return element("section", "thread", element("h3", null, m.review_comments()), element("ol", null, ...items));
}
