import { expect, it } from "vitest";
import { observed } from "../requests/observed.ts";
import { onOtherUser } from "./on-other-user.ts";
import type { Session } from "./session.ts";

const signedIn = (uid: string): Session => ({
  status: "signed-in",
  user: {
    ...{ uid, email: `${uid}@example.com`, displayName: uid, photoURL: null },
    ...{ emailVerified: true, hasPassword: true, googlePhoto: null },
  },
});
const signedOut: Session = { status: "signed-out", ended: null };

/** A session that is not read yet, and the changes that it told. */
function watched() {
  const { get: current, set, subscribe } = observed<Session>({ status: "loading" });
  const changes: (string | null)[][] = [];
  onOtherUser({ current, subscribe }, (...change) => changes.push(change));
  return { set, changes };
}

it.each([
  ["a user", signedIn("ada")],
  ["no user", signedOut],
])("a stored session that is read at the start, with %s, changes no user", (_, stored) => {
  const { set, changes } = watched();
  set(stored);
  expect(changes).toEqual([]);
});

it("a user who signs in, another one, and a sign-out are changes", () => {
  const { set, changes } = watched();
  for (const next of [signedOut, signedIn("ada"), signedIn("mara"), signedOut]) set(next);
  expect(changes).toEqual([
    [null, "ada"],
    ["ada", "mara"],
    ["mara", null],
  ]);
});

it("a renewed picture changes no user", () => {
  const { set, changes } = watched();
  set(signedIn("ada"));
  set(signedIn("ada"));
  expect(changes).toEqual([]);
});
