import type { SubmitAs } from "@vignette/domain/scheduling";
import { Button, Callout, notify } from "@vignette/ui";
import { useEffect } from "react";
import { useOnline } from "../../../shared/offline/offline-bar.tsx";
import { Declaration } from "../../../shared/platform-options/tiktok-disclosure.tsx";
import { afterSending } from "./after-sending.ts";
import type { Finding } from "./findings.ts";
import type { ComposerState } from "./use-composer.ts";

type SendBarProps = {
  composer: ComposerState;
  findings: readonly Finding[];
  send: (leftAs: SubmitAs) => void;
  pending: SubmitAs | null;
  error: string | null;
};

/**
 * TikTok's declaration, why the post cannot go out yet, and the buttons: save as a draft, send for approval, schedule.
 */
export function SendBar({ composer, findings, send, pending, error }: SendBarProps) {
  const online = useOnline();
  const { chosen, targets, when } = composer;
  const tiktok = targets.flatMap(({ options }) => (options.platform === "tiktok" ? [options] : []));
  const none = chosen.length === 0;
  const reason = online
    ? (findings.find((it) => it.severity === "must")?.message ?? null)
    : "You're offline. What you typed is kept on this device.";
  const isNow = when.type === "now";
  useSendKeys(reason === null && pending === null, isNow, () => send("scheduled"));
  return (
    <div className="flex flex-col items-start gap-3">
      {tiktok.length > 0 && <Declaration branded={tiktok.some((it) => it.disclose && it.brandedContent)} />}
      {error && (
        <Callout tone="failed" alert title={error}>
          Nothing was changed. What you typed is still here.
        </Callout>
      )}
      {reason && composer.open.length > 0 && (
        <p role="status" className="text-base text-ink-2">
          {reason}
        </p>
      )}
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-col">
        <Button
          variant="primary"
          disabled={reason !== null}
          title={reason ?? (isNow ? "⌘⇧Enter" : "⌘Enter")}
          pending={pending === "scheduled"}
          pendingLabel="Scheduling…"
          onClick={() => send("scheduled")}
        >
          {isNow ? postNowLabel(chosen.length) : "Schedule"}
        </Button>
        <Button
          disabled={reason !== null}
          pending={pending === "awaiting-approval"}
          pendingLabel="Sending…"
          onClick={() => send("awaiting-approval")}
        >
          Send for approval
        </Button>
        <Button
          variant="quiet"
          disabled={composer.open.length > 0 && (!online || none)}
          pending={pending === "draft"}
          pendingLabel="Saving…"
          onClick={() => (composer.open.length === 0 ? saveHere(composer) : send("draft"))}
        >
          Save draft
        </Button>
      </div>
      <p className="text-dense text-ink-3">{afterSending(tiktok.length > 0)}</p>
    </div>
  );
}

/** A post needs an account; without any, its draft stays in this browser until one is connected. */
function saveHere(composer: ComposerState): void {
  composer.keep();
  notify({ kind: "success", title: "Draft saved on this device" });
}

function postNowLabel(accounts: number): string {
  if (accounts === 0) return "Post now";
  return `Post now to ${accounts} ${accounts === 1 ? "account" : "accounts"}`;
}

/** ⌘Enter schedules, ⌘⇧Enter posts now; each only if the button has that action. */
function useSendKeys(enabled: boolean, isNow: boolean, send: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!enabled || event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
      if (event.shiftKey !== isNow) return;
      event.preventDefault();
      send();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });
}
