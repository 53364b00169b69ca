import { openLetters } from "@vignette/composition";
import type { ScriptAndStyle } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { Button, Callout } from "@vignette/ui";
import { useState } from "react";
import { timeText } from "../../../shared/formats.ts";
import { useOfflineCopy } from "../../../shared/offline/use-offline-copy.ts";
import { trpc } from "../../../trpc.ts";
import { afterStage } from "../stage/stage-shown.ts";
import { Studio } from "./studio.tsx";
import { useSingleTab } from "./use-single-tab.ts";

/** Opens the studio for editing in one tab only. Other tabs show it read-only and can take over. */
export function SingleTabStudio({ creation, stored }: { creation: CreationView; stored: ScriptAndStyle }) {
  const { id, language } = creation;
  // Beside the media, for which the stage waits before it asks for letters.
  useState(() => void openLetters(language));
  const utils = trpc.useUtils();
  // Offline, the version cached in this browser is the latest available.
  const refresh = () => utils.studio.get.fetch({ id }, { staleTime: 0 }).catch(() => undefined);
  const tab = useSingleTab(`creation:${id}`, refresh);
  useOfflineCopy(creation, afterStage);
  if (tab.status === "asking") return null;
  if (tab.status !== "other-tab") return <Studio key="editable" {...{ creation, stored }} />;

  return (
    <>
      <div className="mb-4">
        <OtherTabCallout since={tab.since} onTakeOver={tab.takeOver} />
      </div>
      <div inert className="opacity-70">
        <Studio key="read-only" {...{ creation, stored }} isReadOnly />
      </div>
    </>
  );
}

/** Says that another tab edits this creation, and offers to take over. */
function OtherTabCallout({ since, onTakeOver }: { since: number; onTakeOver: () => void }) {
  return (
    <Callout
      tone="doubt"
      title={m.studio_open_in_another_tab({ since: timeText(since) })}
      action={
        <Button variant="primary" onClick={onTakeOver}>
          {m.studio_take_over()}
        </Button>
      }
    >
      {m.studio_last_saved_version()}
    </Callout>
  );
}
