import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it } from "vitest";
import { accessTokens } from "../../src/access-tokens.ts";
import { firestoreHost } from "../../src/hosts/firestore/firestore-host.ts";
import { firestoreStore } from "../../src/hosts/firestore/firestore-store.ts";
import { firestoreBench } from "./firestore-bench.ts";

describe("access to Firestore", () => {
  const bench = firestoreBench();
  afterAll(() => bench.close());

  it.each([
    ["vignette-local", null, 403, "PERMISSION_DENIED"],
    ["vignette-local", "wrong", 401, "UNAUTHENTICATED"],
    ["elsewhere", "wrong", 401, "UNAUTHENTICATED"],
  ])("is closed to %s with the token %s", async (project, token, code, status) => {
    const call = bench.documents(project, token);
    const refusal = { error: { code, status, message: expect.any(String) } };
    expect(await call("GET", "/users/u1")).toEqual({ status: code, body: refusal });
    expect(await call("POST", ":runQuery", {})).toEqual({ status: code, body: [refusal] });
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
