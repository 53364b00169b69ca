import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it } from "vitest";
import { accessTokens } from "../../src/access-tokens.ts";
import { firestoreHost } from "../../src/hosts/firestore/firestore-host.ts";
import { firestoreStore } from "../../src/hosts/firestore/firestore-store.ts";
import { clientCalls, idToken, PRODUCT } from "./client-calls.ts";
import { firestoreBench } from "./firestore-bench.ts";

describe("access to Firestore", () => {
  const bench = firestoreBench();
  afterAll(() => bench.close());

  it.each(["vignette-local", "elsewhere"])("is closed to %s with a wrong token", async (project) => {
    const call = bench.documents(project, "wrong");
    const refusal = { error: { code: 401, status: "UNAUTHENTICATED", message: expect.any(String) } };
    expect(await call("GET", "/users/u1")).toEqual({ status: 401, body: refusal });
    expect(await call("POST", ":runQuery", {})).toEqual({ status: 401, body: [refusal] });
  });

  it("lets clients read and write nothing, with a user's ID token or without one", async () => {
    const message = "Missing or insufficient permissions.";
    const refusal = { error: { code: 403, status: "PERMISSION_DENIED", message } };
    for (const token of [await idToken(bench.sandbox), null]) {
      const call = bench.documents(PRODUCT, token);
      for (const [method, path, body, status = 403] of clientCalls) {
        const answer = await call(method, path, body);
        expect(answer.status, `${method} ${path}`).toBe(status);
        if (status === 403) expect([answer.body].flat()).toEqual([refusal]);
      }
    }
    expect(await bench.documents(PRODUCT)("GET", "/users")).toEqual({ status: 200, body: {} });
  });

  it("is open to the service account, and to every caller in another project", async () => {
    expect((await bench.documents("vignette-local")("PATCH", "/users/u1", {})).status).toBe(200);
    expect((await bench.documents("elsewhere", null)("PATCH", "/users/u1", {})).status).toBe(200);
  });

  it("clears another project, never the product's", async () => {
    const clear = (project: string) => {
      const url = `https://firestore.googleapis.com/emulator/v1/projects/${project}/databases/(default)/documents`;
      return bench.sandbox.fetch(new Request(url, { method: "DELETE" }));
    };
    expect((await clear("elsewhere")).status).toBe(200);
    expect((await bench.documents("elsewhere")("GET", "/users/u1")).status).toBe(404);
    expect((await clear("vignette-local")).status).toBe(403);
    expect((await bench.documents("vignette-local")("GET", "/users/u1")).status).toBe(200);
  });

  it("accepts a minted token until it expires, and shows seeded data", async () => {
    const db = new DatabaseSync(":memory:");
    let time = 0;
    const now = () => time;
    const credentials = { projectId: "", clientEmail: "", privateKey: "", publicKey: "" };
    const posts = { publish: () => ({ media: [] }) as never, all: () => [] };
    const unused = { pull: fetch, sandboxOrigin: "", appOrigins: [], credentials, posts };
    const { app } = firestoreHost({ db, now, ...unused } as never);
    const store = firestoreStore({ db, now });
    store.put("vignette-local", "users/u1", {
      n: 1,
      half: 0.5,
      at: new Date(0),
      list: ["a", null],
      map: { yes: true },
    });
    const authorization = `Bearer ${accessTokens(db, now).mint(1000)}`;
    const url = "https://firestore.googleapis.com/v1/projects/vignette-local/databases/(default)/documents/users/u1";
    const get = () => app.request(url, { headers: { authorization } });
    expect(await (await get()).json()).toMatchObject({
      fields: {
        n: { integerValue: "1" },
        half: { doubleValue: 0.5 },
        at: { timestampValue: "1970-01-01T00:00:00Z" },
        list: { arrayValue: { values: [{ stringValue: "a" }, { nullValue: null }] } },
        map: { mapValue: { fields: { yes: { booleanValue: true } } } },
      },
    });
    store.clear("vignette-local");
    expect((await get()).status).toBe(404);
    time = 2000;
    expect((await get()).status).toBe(401);
  });
});
