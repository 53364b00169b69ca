import { APP_VERSION } from "@vignette/domain/kernel";
import { descriptionMissing, supportSignedOut } from "@vignette/domain/support";
import { m } from "@vignette/messages";
import { notify } from "@vignette/ui";
import { useState } from "react";
import { useLocation } from "react-router";
import { worded } from "../../shared/refusals/worded.ts";
import { lastRequestId } from "../../shared/requests/last-request.ts";
import { type SupportContext, SupportError, sendSupport } from "./send-support.ts";
import { useAttachments } from "./use-attachments.ts";

type View = { name: "form" } | { name: "sending" } | { name: "sent"; ticketId: string } | { name: "failed" };

/** The state of a support request. The typed text stays if sending fails. */
export function useSupportRequest() {
  const { pathname } = useLocation();
  const [view, setView] = useState<View>({ name: "form" });
  const [description, setDescription] = useState("");
  const [error, setError] = useState<string | null>(null);
  const attachments = useAttachments();
  const [context, setContext] = useState<SupportContext | null>(() => ({
    page: pathname,
    version: `v${APP_VERSION}`,
    requestId: lastRequestId(),
  }));

  async function send() {
    if (view.name === "sending") return;
    setError(description.trim() === "" ? worded(descriptionMissing()) : null);
    if (description.trim() === "") return;
    setView({ name: "sending" });
    try {
      const ticketId = await sendSupport({ description, context, files: attachments.attached.map((it) => it.file) });
      notify({ kind: "success", title: m.settings_support_sent() });
      setView({ name: "sent", ticketId });
    } catch (failure) {
      setView(complain(failure) ? { name: "form" } : { name: "failed" });
    }
  }

  /** True if the user can fix the problem in the form. */
  function complain(failure: unknown): boolean {
    const { status, code, field, message } = failure instanceof SupportError ? failure : nothingKnown;
    if (status === 400 && field?.startsWith("images")) attachments.complain(message);
    else if (status === 400 || code === "support.too-many") setError(message);
    else if (status === 401) notify({ kind: "error", title: worded(supportSignedOut()) });
    else {
      if (code === "support.upload-failed") notify({ kind: "error", title: message });
      notify({ kind: "error", title: m.settings_support_failed() });
      return false;
    }
    return true;
  }

  return {
    view,
    back: () => setView({ name: "form" }),
    description,
    describe: (text: string) => {
      setDescription(text);
      setError(null);
    },
    error,
    attachments,
    context,
    dropContext: () => setContext(null),
    send,
  };
}

const nothingKnown = { status: 0, code: null, field: null, message: "" };
