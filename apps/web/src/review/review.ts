import type { Review, ReviewPost } from "@vignette/domain/approval";
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
  const waiting = review.posts.filter(({ state }) => state === "waiting").length;
  const { length } = review.posts;
  document.title = `${review.project}: for your approval · Vignette`;
  const intro =
    length === 0
      ? "The owner deleted this post."
      : `${length} ${length === 1 ? "post" : "posts"}, ${waiting === 0 ? "none waiting" : `${waiting} waiting`} for your answer. No account needed.`;
  place(
    element(
      "header",
      "top",
      element("p", "brand-line", element("b", null, "Vignette"), " · for your approval"),
      element("h1", null, review.project),
      element("p", "quiet", intro),
    ),
    ...review.posts.map(section),
    element(
      "footer",
      "foot",
      `This link works until ${shortTime(review.expiresAt)}. Whoever has it can see this page and answer.`,
    ),
  );
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
    else if (error.code?.startsWith("scheduling.")) await lookAgain(post.id, error.message);
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

const titles: Record<string, string> = {
  "approval.link-expired": "This link has expired.",
  "approval.link-revoked": "This link was revoked.",
  "approval.link-unknown": "This link doesn't work.",
};

/** Shows a page for each reason why a link cannot be opened. */
function sayWhyNot(error: unknown): void {
  const refused = error instanceof ReviewRefused ? error : new ReviewRefused("Something went wrong.", null);
  const broken = token.length === 64 ? null : "approval.link-unknown";
  const title = titles[refused.code ?? broken ?? ""];
  const again = element("button", "button primary", "Try again");
  again.addEventListener("click", () => location.reload());
  const words = {
    "approval.link-expired": "Ask whoever sent it for a new one. Nothing was decided in your name.",
    "approval.link-revoked": "Whoever sent it does not show this any more. Nothing was decided in your name.",
    "approval.link-unknown": "Check that it was copied whole, up to its last letter.",
  };
  const known = title ? words[(refused.code ?? broken) as keyof typeof words] : refused.message;
  place(
    element(
      "header",
      "top nothing",
      element("p", "brand-line", element("b", null, "Vignette"), " · for your approval"),
      element("h1", null, title ?? "This page did not open."),
      element("p", "lead", known),
      title ? null : again,
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
