import { sizeText } from "@vignette/domain/kernel";
import { trpc } from "../../../trpc.ts";
import { Fact, Facts } from "./fact.tsx";

/** How much is stored. */
export function StorageFacts() {
  const [{ storage }] = trpc.admin.overview.useSuspenseQuery();
  return (
    <Facts title="Storage">
      <Fact name="Files of users" hint="Counts toward their plans" value={sizeText(storage.ofPlans)} />
      <Fact
        name="All files"
        hint="With thumbnails and drafts"
        value={storage.ofFiles > 0 ? sizeText(storage.ofFiles) : "Not counted yet"}
      />
    </Facts>
  );
}
