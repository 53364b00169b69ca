import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { identityWire, refusal } from "./identity-wire.ts";
import { type ListeningSandbox, listeningSandbox } from "./listening-sandbox.ts";

let local: ListeningSandbox;
let wire: ReturnType<typeof identityWire>;
beforeAll(async () => {
  local = await listeningSandbox();
  wire = identityWire(local);
});
afterAll(async () => await local[Symbol.asyncDispose]());

describe("the service account", () => {
  it("finds, changes and deletes accounts, and lists all", async () => {
    const { localId, email } = await wire.signUp();
    await wire.admin("update", { localId, customAttributes: '{"isAdmin":true}', displayName: "Ada" });
    const found = await wire.admin("lookup", { email: [email] });
    expect(found.body).toMatchObject({
      users: [{ localId, displayName: "Ada", customAttributes: '{"isAdmin":true}', passwordHash: "UkVEQUNURUQ=" }],
    });
    const listed = await local.sandbox.fetch(
      new Request(
        "https://identitytoolkit.googleapis.com/v1/projects/vignette-local/accounts:batchGet?maxResults=1000",
        { headers: { authorization: "Bearer owner" } },
      ),
    );
    expect(JSON.stringify(await listed.json())).toContain(localId);
    await wire.admin("delete", { localId });
    expect((await wire.admin("lookup", { localId: [localId] })).body).toEqual({
      kind: "identitytoolkit#GetAccountInfoResponse",
    });
  });

  it.each([
    ["CLAIMS_TOO_LARGE", JSON.stringify({ long: "x".repeat(1000) })],
    ["INVALID_CLAIMS", "[1]"],
    ["FORBIDDEN_CLAIM : sub", '{"sub":"someone"}'],
  ])("is refused claims with %s", async (message, customAttributes) => {
    const { localId } = await wire.signUp();
    expect((await wire.admin("update", { localId, customAttributes })).body).toEqual(refusal(message));
  });

  it("must send its token, and no other caller can act for it", async () => {
    const { localId, idToken } = await wire.signUp();
    const bare = await wire.post("/v1/projects/vignette-local/accounts:lookup", { localId: [localId] });
    expect(bare.status).toBe(401);
    const forged = await wire.post(
      "/v1/accounts:lookup?key=local",
      { localId: [localId] },
      { authorization: `Bearer ${idToken}` },
    );
    expect(forged.status).toBe(401);
    expect((await wire.call("update", { localId, customAttributes: '{"isAdmin":true}' })).body).toEqual(
      refusal("MISSING_ID_TOKEN"),
    );
    await wire.call("update", {
      idToken,
      customAttributes: '{"isAdmin":true}',
      emailVerified: true,
      disableUser: true,
    });
    expect((await wire.admin("lookup", { localId: [localId] })).body).toMatchObject({
      users: [{ emailVerified: false, disabled: false }],
    });
  });
});
