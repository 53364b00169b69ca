import { type FailureFix, failureFixOf, type Target } from "@vignette/domain/scheduling";
import { Button, buttonStyle } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";
import { askForHelp } from "../../../shared/help.ts";

type FailedActionsProps = { target: Target; sending: boolean; onSendAgain: () => void };

/** The way out of a failure, first; sending the same again beside it. */
export function FailedActions({ target, sending, onSendAgain }: FailedActionsProps) {
  const fix = target.failure ? failureFixOf(target.platform, target.failure) : "again";
  const first = wayOut(fix, target.postId);
  const again = fix === "approve" ? "Send for approval" : "Send again";
  return (
    <div className="flex flex-wrap gap-2">
      {first}
      <Button
        variant={first ? "secondary" : "primary"}
        pending={sending}
        pendingLabel="Sending again…"
        onClick={onSendAgain}
      >
        {again}
      </Button>
    </div>
  );
}

/** What helps, other than sending it again; null where nothing else does, or only time or the platform's own app. */
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
      return link(`${paths.newPost}?post=${encodeURIComponent(postId)}`, "Change it");
    case "export":
      return link(paths.assets, "Open Assets");
    case "support":
      return (
        <Button variant="primary" onClick={() => askForHelp({ kind: "support" })}>
          Tell support
        </Button>
      );
    case "again":
    case "wait":
    case "look":
    case "approve":
      return null;
  }
}
