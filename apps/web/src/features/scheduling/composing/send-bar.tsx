import type { SubmitAs } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
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
  const reason = online ? (findings.find((it) => it.severity === "must")?.message ?? null) : m.post_offline_kept();
  const isNow = when.type === "now";
  useSendKeys(reason === null && pending === null, isNow, () => send("scheduled"));
  return (
    <div className="flex flex-col items-start gap-3">
      {tiktok.length > 0 && <Declaration branded={tiktok.some((it) => it.disclose && it.brandedContent)} />}
      {error && (
        <Callout tone="failed" alert title={error}>
          {m.post_nothing_changed()}
        </Callout>
      )}
      {reason && (composer.open.length > 0 || !online) && (
        <p role="status" className="text-base text-ink-2">
          {reason}
        </p>
      )}
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-col">
        <Button
          variant="primary"
          disabled={reason !== null}
          title={reason ?? (isNow ? m.post_keys_post_now() : m.post_keys_schedule())}
          pending={pending === "scheduled"}
          pendingLabel={m.post_scheduling()}
          onClick={() => send("scheduled")}
        >
          {isNow ? postNowLabel(chosen.length) : m.app_schedule()}
        </Button>
        <Button
          disabled={reason !== null}
          pending={pending === "awaiting-approval"}
          pendingLabel={m.post_sending()}
          onClick={() => send("awaiting-approval")}
        >
          {m.post_send_for_approval()}
        </Button>
        <Button
          variant="quiet"
          disabled={composer.open.length > 0 && (!online || none)}
          pending={pending === "draft"}
          pendingLabel={m.post_saving()}
          onClick={() => (composer.open.length === 0 ? saveHere(composer) : send("draft"))}
        >
          {m.post_save_draft()}
        </Button>
      </div>
      <p className="text-dense text-ink-3">{afterSending(tiktok.length > 0)}</p>
    </div>
  );
}

/** A post needs an account; without any, its draft stays in this browser until one is connected. */
function saveHere(composer: ComposerState): void {
  composer.keep();
  notify({ kind: "success", title: m.post_draft_saved_here() });
}

function postNowLabel(accounts: number): string {
  if (accounts === 0) return m.app_post_now();
  return m.post_now_to({ accounts });
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
