import type { Review, ReviewPost } from "@vignette/domain/approval";
import { m } from "@vignette/messages";
import { element } from "../marketing/element.ts";
import type { AnswerDraft, AnswerKind } from "./answer-form.ts";
import { postSection } from "./post-section.ts";
import { ReviewRefused, reviewCall } from "./review-call.ts";
import { shortTime } from "./when.ts";

const token = location.pathname.split("/")[2] ?? "";
const root = document.getElementById("review");
const drafts = new Map<string, AnswerDraft>();
/** The name is typed once for all posts of a link. */
let name = keptName();

void open();

async function open(): Promise<void> {
  try {
    show(await reviewCall<Review>("open", { token }));
  } catch (error) {
    sayWhyNot(error);
  }
}

function show(review: Review): void {
  document.title = m.review_document_title({ project: review.project });
  place(
    element("header", "top", brandLine(), element("h1", null, review.project), element("p", "quiet", introOf(review))),
    ...review.posts.map(section),
    element("footer", "foot", m.review_link_until({ time: shortTime(review.expiresAt) })),
  );
}

const brandLine = () => element("p", "brand-line", element("b", null, "Vignette"), ` · ${m.review_for_approval()}`);

function introOf({ posts }: Review): string {
  if (posts.length === 0) return m.review_nothing_left();
  const waiting = posts.filter(({ state }) => state === "waiting").length;
  return waiting === 0
    ? m.review_intro_answered({ posts: posts.length })
    : m.review_intro_waiting({ posts: posts.length, waiting });
}

function section(post: ReviewPost): HTMLElement {
  const draft = drafts.get(post.id) ?? { name, text: "" };
  if (draft.name === "") draft.name = name;
  drafts.set(post.id, draft);
  return postSection({ post, draft, onAct: (act) => answer(post, draft, act) });
}

/** Sends the answer, and shows the post as it is now. Gives the error message if it failed. */
async function answer(post: ReviewPost, draft: AnswerDraft, act: AnswerKind): Promise<string | null> {
  const said = { token, postId: post.id, name: draft.name, text: draft.text };
  keepName(draft.name);
  try {
    const next =
      act === "comment"
        ? await reviewCall<ReviewPost>("comment", said)
        : await reviewCall<ReviewPost>("decide", { ...said, verdict: act, seen: post.seen });
    draft.text = "";
    replace(section(next));
    return null;
  } catch (error) {
    if (!(error instanceof ReviewRefused)) throw error;
    if (error.code?.startsWith("approval.link-")) sayWhyNot(error);
    else if (/^(scheduling|preflight)\./.test(error.code ?? "")) await lookAgain(post.id, error.message);
    return error.message;
  }
}

/** Another reviewer was faster, or the post has changed: shows the current post and keeps the typed text. */
async function lookAgain(postId: string, why: string): Promise<void> {
  const review = await reviewCall<Review>("open", { token }).catch(() => null);
  const post = review?.posts.find(({ id }) => id === postId);
  if (!post) return void (review && show(review));
  const made = section(post);
  const notice = element("p", "problem", why);
  notice.setAttribute("role", "alert");
  made.prepend(notice);
  replace(made);
}

function replace(made: HTMLElement): void {
  const label = made.getAttribute("aria-labelledby") ?? "";
  document.getElementById(label)?.closest("article")?.replaceWith(made);
  made.querySelector<HTMLElement>(".standing")?.scrollIntoView({ block: "nearest" });
}

/** Why a link opens nothing, and what to do, by the code of the refusal. */
const closed: Record<string, { title: () => string; help: () => string }> = {
  "approval.link-expired": { title: m.review_expired_title, help: m.review_expired_help },
  "approval.link-revoked": { title: m.review_revoked_title, help: m.review_revoked_help },
  "approval.link-unknown": { title: m.review_unknown_title, help: m.review_unknown_help },
};

/** Shows a page for each reason why a link cannot be opened. */
function sayWhyNot(error: unknown): void {
  const refused = error instanceof ReviewRefused ? error : new ReviewRefused(m.review_unexpected(), null);
  const broken = token.length === 64 ? null : "approval.link-unknown";
  const why = closed[refused.code ?? broken ?? ""];
  const again = element("button", "button primary", m.review_try_again());
  again.addEventListener("click", () => location.reload());
  place(
    element(
      "header",
      "top nothing",
      brandLine(),
      element("h1", null, why ? why.title() : m.review_failed_title()),
      element("p", "lead", why ? why.help() : refused.message),
      why ? null : again,
    ),
  );
}

function place(...parts: HTMLElement[]): void {
  root?.replaceChildren(...parts);
  root?.removeAttribute("aria-busy");
}

function keptName(): string {
  try {
    return sessionStorage.getItem("reviewer") ?? "";
  } catch {
    return "";
  }
}

function keepName(next: string): void {
  name = next;
  try {
    sessionStorage.setItem("reviewer", next);
  } catch {
    // It is typed again on the next page.
  }
}
