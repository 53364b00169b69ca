import { nameOf } from "./firestore-bench.ts";

export const PRODUCT = "vignette-local";

const name = nameOf("users/u1", PRODUCT);
const writes = [{ update: { name, fields: {} } }];
const structuredQuery = { from: [{ collectionId: "users" }] };
const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: "n", count: {} }] };

/** Calls that a browser could make, and the status of what is not refused. */
export const clientCalls: readonly (readonly [method: string, path: string, body?: object, status?: number])[] = [
  ["GET", "/users/u1"],
  ["GET", "/users"],
  ["POST", "/users?documentId=u1", { fields: {} }],
  ["PATCH", "/users/u1", { fields: {} }],
  ["DELETE", "/users/u1"],
  ["POST", ":commit", { writes }],
  ["POST", ":commit", { writes: [] }, 200],
  ["POST", ":batchWrite", { writes }],
  ["POST", ":batchGet", { documents: [name] }],
  ["POST", ":runQuery", { structuredQuery }],
  ["POST", ":runAggregationQuery", { structuredAggregationQuery }],
  ["POST", ":listCollectionIds", {}],
  ["POST", ":beginTransaction", {}, 200],
];

/** The ID token of a new user. */
export async function idToken(sandbox: { fetch: (request: Request) => Promise<Response> }): Promise<string> {
  const url = "https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=local";
  const body = JSON.stringify({ email: `${crypto.randomUUID()}@vignette.test`, password: "a long password" });
  const headers = { "content-type": "application/json" };
  const answer = await sandbox.fetch(new Request(url, { method: "POST", headers, body }));
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** An ID token as Google's emulator takes it: not signed. */
export function unsignedIdToken(project: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const iat = Math.floor(Date.now() / 1000);
  const claims = { sub: "u1", user_id: "u1", aud: project, iss: `https://securetoken.google.com/${project}`, iat };
  return `${part({ alg: "none", typ: "JWT" })}.${part({ ...claims, exp: iat + 3600, auth_time: iat })}.`;
}
