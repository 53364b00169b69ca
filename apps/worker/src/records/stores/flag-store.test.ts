import { noFlags } from "@vignette/domain/flags";
import { afterEach, expect, it } from "vitest";
import type { Documents } from "../../adapters/documents/documents.ts";
import { flagStore, forgetFlags } from "./flag-store.ts";

const on = { ...noFlags, maintenance: true };

afterEach(forgetFlags);

/** A database that answers with these flags, or fails. */
function aDatabase() {
  forgetFlags();
  const state = { flags: noFlags as typeof noFlags | null, reads: 0 };
  const get = async () => {
    state.reads += 1;
    if (!state.flags) throw new Error("down");
    return { value: state.flags };
  };
  return { state, flags: flagStore({ collection: () => ({ get }) } as unknown as Documents) };
}

it("pages and procedures read the flags once for both, and again after two seconds", async () => {
  const { state, flags } = aDatabase();
  await flags.known(0);
  state.flags = on;
  expect([await flags.known(1999), await flags.recent(1999)]).toMatchObject([noFlags, noFlags]);
  expect([await flags.recent(2000), await flags.known(2000)]).toMatchObject([on, on]);
  expect(state.reads).toBe(2);
});

it("checks keep the last known flags while the database fails, procedures report it", async () => {
  const { state, flags } = aDatabase();
  state.flags = on;
  await flags.known(0);
  state.flags = null;
  expect(await flags.known(60_000)).toMatchObject(on);
  await expect(flags.recent(60_000)).rejects.toThrow("down");
});
