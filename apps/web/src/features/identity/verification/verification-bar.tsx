import { EMAIL_NOT_VERIFIED } from "@vignette/domain/identity";
import { m } from "@vignette/messages";
import { Button } from "@vignette/ui";
import { MailWarning } from "@vignette/ui/icons";
import { useCallback, useEffect, useState } from "react";
import { session } from "../../../shared/session/session.ts";
import type { SessionUser } from "../../../shared/session/session-user.ts";
import { queryClient, refusalOf } from "../../../trpc.ts";

type Sending = "idle" | "sending" | "sent" | "failed";

/**
 * Asks a user to verify the email address, on every page until it is done. Until then AI and renders are refused.
 * Checks again when the user returns to the window, and after a refusal.
 */
export function VerificationBar({ user }: { user: SessionUser }) {
  const [sending, setSending] = useState<Sending>("idle");
  useLookAgain();

  async function send() {
    setSending("sending");
    try {
      await (await session.provider()).sendVerification();
      setSending("sent");
    } catch {
      setSending("failed");
    }
  }

  return (
    <section
      aria-label={m.settings_email_address()}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 bg-doubt-tint px-6 py-2 text-base text-ink max-md:px-4"
    >
      <MailWarning size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-doubt" />
      <p role="status" className="min-w-0 flex-1 basis-72">
        {sentences[sending](user.email)}
      </p>
      <Button
        onClick={() => void send()}
        pending={sending === "sending"}
        pendingLabel={m.settings_sending()}
        disabled={sending === "sent"}
      >
        {m.settings_resend_email()}
      </Button>
    </section>
  );
}

const sentences: Record<Sending, (email: string) => string> = {
  idle: (email) => m.settings_verify_email({ email }),
  sending: (email) => sentences.idle(email),
  sent: (email) => m.settings_new_mail_sent({ email }),
  failed: () => m.settings_mail_failed(),
};

/** Queries the identity provider again when the answer may have changed. */
function useLookAgain(): void {
  const look = useCallback(() => void lookAgain(), []);
  useEffect(() => {
    look();
    window.addEventListener("focus", look);
    const stop = queryClient.getMutationCache().subscribe(({ mutation }) => {
      if (mutation?.state.error && refusalOf(mutation.state.error) === EMAIL_NOT_VERIFIED) look();
    });
    return () => {
      window.removeEventListener("focus", look);
      stop();
    };
  }, [look]);
}

async function lookAgain(): Promise<void> {
  try {
    if (await (await session.provider()).isVerified()) await session.refresh();
  } catch {
    // Without an answer the bar stays.
  }
}
