import { m } from "@vignette/messages";
import { AlertDialog, Button } from "@vignette/ui";
import { logOutNow, useLogOutQuestion } from "../../shared/log-out/log-out.ts";

/** Confirms logging out if it would end work in progress. */
export function LogOutQuestion() {
  const { question, stay } = useLogOutQuestion();
  return (
    <AlertDialog
      open={question !== null}
      onOpenChange={stay}
      title={m.app_log_out_anyway()}
      description={m.app_log_out_ends_work({ running: question ?? "" })}
      cancel={m.app_stay()}
      action={
        <Button variant="danger" onClick={() => void logOutNow()}>
          {m.app_log_out()}
        </Button>
      }
    />
  );
}
