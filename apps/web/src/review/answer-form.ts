import type { ReviewPost } from "@vignette/domain/approval";
import { m } from "@vignette/messages";
import { element } from "../marketing/element.ts";

/** What the reviewer typed and has not sent yet; it survives a reload of the post. */
export type AnswerDraft = { name: string; text: string };
export type AnswerKind = "approved" | "changes" | "comment";

type Setup = { post: ReviewPost; draft: AnswerDraft; onAct: (act: AnswerKind) => Promise<string | null> };

/** The form with a name, a comment and the buttons. `onAct` gives an error message, if any. */
export function answerForm({ post, draft, onAct }: Setup): HTMLFormElement {
  const waiting = post.state === "waiting" && post.seen !== null;
  const problem = element("p", "problem");
  problem.setAttribute("role", "alert");
  const form = element(
    "form",
    "answer",
    field(`name-${post.id}`, m.review_your_name(), input(draft, "name")),
    field(`text-${post.id}`, waiting ? m.review_comment_if_changes() : m.review_comment(), input(draft, "text")),
    problem,
    element(
      "div",
      "acts",
      ...(waiting ? [act("approved", m.review_approve(), "primary"), act("changes", m.review_request_changes())] : []),
      act("comment", m.review_send_comment()),
    ),
  );
  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const pressed = (event as SubmitEvent).submitter?.dataset.act as AnswerKind | undefined;
    if (pressed) void send(pressed);
  });
  return form;

  async function send(pressed: AnswerKind): Promise<void> {
    const missing = whyNot(pressed, draft);
    problem.textContent = missing?.words ?? "";
    if (missing) return form.querySelector<HTMLElement>(`#${missing.field}-${CSS.escape(post.id)}`)?.focus();
    form.toggleAttribute("inert", true);
    problem.textContent = (await onAct(pressed)) ?? "";
    form.toggleAttribute("inert", false);
  }
}

function whyNot(pressed: AnswerKind, { name, text }: AnswerDraft): { field: keyof AnswerDraft; words: string } | null {
  if (name.trim() === "") return { field: "name", words: m.review_name_missing() };
  if (pressed !== "approved" && text.trim() === "")
    return {
      field: "text",
      words: pressed === "changes" ? m.review_changes_missing() : m.review_comment_missing(),
    };
  return null;
}

function input(draft: AnswerDraft, key: keyof AnswerDraft): HTMLInputElement | HTMLTextAreaElement {
  const made = key === "name" ? element("input", null) : element("textarea", null);
  if (made instanceof HTMLInputElement) made.autocomplete = "name";
  else made.rows = 3;
  made.maxLength = key === "name" ? 60 : 2000;
  made.value = draft[key];
  made.addEventListener("input", () => {
    draft[key] = made.value;
  });
  return made;
}

function field(id: string, words: string, control: HTMLElement): HTMLElement {
  control.id = id;
  const label = element("label", null, words);
  label.htmlFor = id;
  return element("div", "field", label, control);
}

function act(key: AnswerKind, words: string, look = ""): HTMLButtonElement {
  const made = element("button", `button ${look}`.trim(), words);
  made.dataset.act = key;
  return made;
}
