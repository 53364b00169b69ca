import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anAdmin, aPerson, call, type Person, writeDocument } from "../support.ts";

describe("spec §6 Country restriction: an admin", () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await anAdmin();
  });
  afterAll(() => writeDocument("config/config_public", { supportedCountries: { nullValue: null } }));

  const list = async () => (await call(admin, "admin", "countries")).value;
  const support = (countryCode: string, supported: boolean) =>
    call(admin, "admin", "supportCountry", { countryCode, supported });
  const byHand = (...codes: string[]) =>
    writeDocument("config/config_public", {
      supportedCountries: { arrayValue: { values: codes.map((code) => ({ stringValue: code })) } },
    });

  it("sees the 37 supported countries of spec §9, which do not change with the restriction", async () => {
    expect(await list()).toHaveLength(37);
    await byHand("DE");
    await call(admin, "admin", "setFlag", { name: "countryRestrictionOn", on: false });
    expect(await list()).toEqual(["DE"]);
    await call(admin, "admin", "setFlag", { name: "countryRestrictionOn", on: true });
    await writeDocument("config/config_public", { supportedCountries: { nullValue: null } });
  });

  it("adds a country, which applies to all users from then on, and removes it again", async () => {
    const person = await aPerson();
    expect((await support("BR", true)).value).toHaveLength(38);
    expect((await call(person, "country", "config")).value.supportedCountries).toContain("BR");
    expect((await call(admin, "admin", "log", {})).value.rows[0]).toMatchObject({ action: "country", subject: "BR" });
    expect((await support("br", false)).value).toHaveLength(37);
    expect((await call(person, "country", "config")).value.supportedCountries).not.toContain("BR");
  });

  it("leaves no log entry for a country that is already there", async () => {
    const before = (await call(admin, "admin", "log", {})).value.rows.length;
    await support("DE", true);
    await support("BR", false);
    expect((await call(admin, "admin", "log", {})).value.rows).toHaveLength(before);
  });

  it("cannot remove the last country", async () => {
    await byHand("DE");
    expect(await support("DE", false)).toMatchObject({
      status: 409,
      error: { data: { refusal: "admin.last-country" } },
    });
    expect(await list()).toEqual(["DE"]);
  });
});
