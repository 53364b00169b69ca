const ROOT = "https://firestore.googleapis.com/v1/projects/vignette-local/databases/(default)/documents";
const headers = { authorization: "Bearer owner", "content-type": "application/json" };

/** The fields of a document as they lie in Firestore, or null. */
export async function stored(path: string): Promise<Record<string, unknown> | null> {
  const answer = await fetch(`${ROOT}/${path}`, { headers });
  const body = (await answer.json()) as { fields?: Record<string, unknown> };
  return answer.ok ? (body.fields ?? {}) : null;
}

/** Collections in which something of this user lies, wherever they hang. */
export async function tracesOf(uid: string): Promise<string[]> {
  const names = [
    ...[
      "users",
      "user_subscriptions",
      "projects",
      "products",
      "creations",
      "assets",
      "materials",
      "uploads",
      "shelves",
      "posts",
      "targets",
      "removed_posts",
      "review_links",
      "series",
      "slots",
      "metrics",
      "results",
      "recyclings",
      "renders",
    ],
    ...[
      "socialAccounts",
      "usage_logs",
      "limit_turns",
      "connect_states",
      "automations",
      "support",
      "support_turns",
      "billing_buyers",
    ],
  ];
  const counts = await Promise.all(names.map((name) => countOf(name, uid)));
  return names.filter((_, index) => (counts[index] ?? 0) > 0);
}

async function countOf(collectionId: string, uid: string): Promise<number> {
  const mine = fieldIs("uid", uid);
  // Of targets across all posts only those that wait can be asked for: that is what the indexes serve.
  const targets = collectionId === "targets";
  const where = targets ? { compositeFilter: { op: "AND", filters: [mine, fieldIs("state", "scheduled")] } } : mine;
  const from = [{ collectionId, allDescendants: targets }];
  const body = JSON.stringify({ structuredQuery: { from, where } });
  const answer = await fetch(`${ROOT}:runQuery`, { method: "POST", headers, body });
  const rows = (await answer.json()) as { document?: unknown }[];
  if (!answer.ok) throw new Error(JSON.stringify(rows));
  return rows.filter((row) => row.document).length;
}

const fieldIs = (fieldPath: string, stringValue: string) => ({
  fieldFilter: { field: { fieldPath }, op: "EQUAL", value: { stringValue } },
});
