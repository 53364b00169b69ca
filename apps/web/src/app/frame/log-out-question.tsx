import { AlertDialog, Button } from "@vignette/ui";
import { logOutNow, useLogOutQuestion } from "../../shared/log-out.ts";

/** Confirms logging out if it would end work in progress. */
export function LogOutQuestion() {
  const { question, stay } = useLogOutQuestion();
  return (
    <AlertDialog
      open={question !== null}
      onOpenChange={stay}
      title="Log out anyway?"
      description={`${question ?? ""} Logging out ends what is not finished.`}
      cancel="Stay"
      action={
        <Button variant="danger" onClick={() => void logOutNow()}>
          Log out
        </Button>
      }
    />
  );
}
