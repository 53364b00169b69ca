import type { Consequences } from "@vignette/domain/identity";
import * as z from "zod/mini";
import type { Documents } from "../../adapters/documents/documents.ts";
import { countBelongings } from "../../user-data/count-belongings.ts";

const Anything = z.object({ id: z.string() });

/** What would be lost with the account. */
export async function consequences(documents: Documents, uid: string): Promise<Consequences> {
  const count = (name: string) => documents.collection(name, Anything).count({ where: [["uid", "==", uid]] });
  const [belongings, projects, socialAccounts] = await Promise.all([
    countBelongings(documents, uid),
    count("projects"),
    count("socialAccounts"),
  ]);
  return { ...belongings, projects, socialAccounts };
}
