import type { Asked } from "./finding.ts";
import type { StoredIndex } from "./missing-indexes.ts";

type Json = Record<string, unknown>;

/**
 * What Google's administration says about a project, with the token of the person who deploys (`gcloud auth
 * print-access-token`). Source: docs/platforms/firestore.md#administration.
 */
export function googleProject(project: string, token: Asked<string>, fetch: typeof globalThis.fetch) {
  const firestore = `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
  const get = async (url: string): Promise<Json> => {
    if ("problem" in token) throw new Error(token.problem);
    const headers = { authorization: `Bearer ${token.value}`, "x-goog-user-project": project };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(20_000) });
    if (!response.ok) throw new Error(`${new URL(url).host} answers ${response.status} to ${new URL(url).pathname}.`);
    return (await response.json()) as Json;
  };
  /** Every entry of a list, page after page. */
  const all = async (url: string, key: string): Promise<Json[]> => {
    const entries: Json[] = [];
    for (let page: unknown = ""; page !== undefined; ) {
      const answer = await get(`${url}${url.includes("?") ? "&" : "?"}pageSize=300&pageToken=${page}`);
      entries.push(...((answer[key] as Json[] | undefined) ?? []));
      page = answer.nextPageToken || undefined;
    }
    return entries;
  };

  return {
    /** The source of the rules that hold for the database. */
    rules: () =>
      asked(async () => {
        const release = await get(
          `https://firebaserules.googleapis.com/v1/projects/${project}/releases/cloud.firestore`,
        );
        const ruleset = await get(`https://firebaserules.googleapis.com/v1/${release.rulesetName}`);
        const { files = [] } = (ruleset.source ?? {}) as { files?: { content: string }[] };
        return files.map(({ content }) => content).join("\n");
      }),
    indexes: () =>
      asked(
        () => all(`${firestore}/collectionGroups/-/indexes`, "indexes") as Promise<unknown> as Promise<StoredIndex[]>,
      ),
    /** Fields whose documents expire, as `collection.field`. */
    expiring: () =>
      asked(async () => {
        const fields = await all(
          `${firestore}/collectionGroups/-/fields?filter=${encodeURIComponent("ttlConfig:*")}`,
          "fields",
        );
        return fields.flatMap(({ name, ttlConfig }) => {
          const [, group, field] = /collectionGroups\/([^/]+)\/fields\/(.+)$/.exec(String(name)) ?? [];
          return group && field && (ttlConfig as { state?: string }).state === "ACTIVE" ? [`${group}.${field}`] : [];
        });
      }),
    /** The migrations that are done; null in a new database, which has nothing to migrate. */
    migrations: () =>
      asked(async () => {
        if ("problem" in token) throw new Error(token.problem);
        const headers = { authorization: `Bearer ${token.value}` };
        const read = (id: string) => fetch(`${firestore}/documents/operations/${id}`, { headers });
        const response = await read("migrations");
        // The cron leaves `minute` with its first run.
        if (response.status === 404) return (await read("minute")).status === 404 ? null : [];
        if (!response.ok) throw new Error(`Firestore answers ${response.status}.`);
        type Stored = { fields?: { done?: { arrayValue?: { values?: { stringValue: string }[] } } } };
        const { fields } = (await response.json()) as Stored;
        return (fields?.done?.arrayValue?.values ?? []).map(({ stringValue }) => stringValue);
      }),
  };
}

/** The answer, or the sentence of the error. */
export async function asked<T>(work: () => Promise<T>): Promise<Asked<T>> {
  try {
    return { value: await work() };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
