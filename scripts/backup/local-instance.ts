import { createConnection } from "node:net";
import { join } from "node:path";
import { createSandbox } from "@vignette/sandbox";
import { records } from "../../apps/worker/src/records/registry.ts";
import type { Settings } from "../local/settings.ts";
import { StartFault } from "../local/start-problem.ts";
import { firestoreDatabase } from "./database.ts";
import { localBucket } from "./local-bucket.ts";

/** Documents, people and files of a local instance that is stopped. Throws a StartFault if it runs. */
export async function localInstance({ dataDir, port }: Pick<Settings, "dataDir" | "port">) {
  if (await answers(port))
    throw new StartFault(`Something runs on port ${port}. Stop the instance first (PORT, DATA_DIR).`);
  const sandbox = createSandbox({ dataDir: join(dataDir, "sandbox") });
  const { projectId: project } = sandbox.credentials;
  const bucket = await localBucket(dataDir);
  return {
    database: firestoreDatabase({ project, token: "owner", fetch: sandbox.fetch }),
    bucket,
    people: sandbox.people,
    collections: records.map(({ name }) => name),
    async close() {
      await bucket.close();
      sandbox.close();
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: "127.0.0.1", port }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}
