import { type FailureFix, failureFixOf, type Target } from "@vignette/domain/scheduling";
import { m } from "@vignette/messages";
import { Button, buttonStyle } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { askForHelp } from "../../../shared/help.ts";

type FailedActionsProps = { target: Target; sending: boolean; onSendAgain: () => void };

/** The actions after a failure: the fix first, and sending the same again beside it. */
export function FailedActions({ target, sending, onSendAgain }: FailedActionsProps) {
  const fix = target.failure ? failureFixOf(target.platform, target.failure) : "again";
  const first = wayOut(fix, target.postId);
  const again = fix === "approve" ? m.post_send_for_approval() : m.post_send_again();
  return (
    <div className="flex flex-wrap gap-2">
      {first}
      <Button
        variant={first ? "secondary" : "primary"}
        pending={sending}
        pendingLabel={m.post_sending_again()}
        onClick={onSendAgain}
      >
        {again}
      </Button>
    </div>
  );
}

/** A fix other than sending again; null if there is none, or only waiting or the platform's own app helps. */
function wayOut(fix: FailureFix, postId: string) {
  const link = (to: string, words: string) => (
    <Link to={to} className={buttonStyle({ variant: "primary" })}>
      {words}
    </Link>
  );
  switch (fix) {
    case "reconnect":
      return link(paths.accounts, "Reconnect");
    case "change":
      return link(`${paths.newPost}?post=${encodeURIComponent(postId)}`, m.post_change_it());
    case "export":
      return link(paths.assets, m.post_open_assets());
    case "support":
      return (
        <Button variant="primary" onClick={() => askForHelp({ kind: "support" })}>
          {m.post_tell_support()}
        </Button>
      );
    case "again":
    case "wait":
    case "look":
    case "approve":
      return null;
  }
}
