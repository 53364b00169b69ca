import type { Draft } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import { useKeptOffline } from "../../../shared/offline/use-kept-offline.ts";
import { trpc } from "../../../trpc.ts";
import { ElsewhereCallout } from "./elsewhere-callout.tsx";
import { Studio } from "./studio.tsx";
import { useSoleTab } from "./use-sole-tab.ts";

/** The studio in the one tab that edits a creation; in any other the same to look at, and a way to take over. */
export function SoleStudio({ creation, stored }: { creation: CreationView; stored: Draft }) {
  const { id } = creation;
  const tab = useSoleTab(`creation:${id}`);
  const utils = trpc.useUtils();
  useKeptOffline(creation);
  if (tab.status === "asking") return null;
  if (tab.status !== "elsewhere") return <Studio key="edited" {...{ creation, stored }} />;

  async function takeOver(how: () => void) {
    // Without a network what is kept here is the latest there is.
    await utils.studio.get.fetch({ id }, { staleTime: 0 }).catch(() => undefined);
    how();
  }
  return (
    <>
      <div className="mb-4">
        <ElsewhereCallout since={tab.since} onTakeOver={() => void takeOver(tab.takeOver)} />
      </div>
      <div inert className="opacity-70">
        <Studio key="seen" {...{ creation, stored }} isSeen />
      </div>
    </>
  );
}
