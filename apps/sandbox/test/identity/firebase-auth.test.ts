import { deleteApp, initializeApp } from "@firebase/app";
import {
  type Auth,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  getIdTokenResult,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
  verifyPasswordResetCode,
} from "@firebase/auth";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { googleIdToken } from "./google-id-token.ts";
import { type ListeningSandbox, listeningSandbox } from "./listening-sandbox.ts";

let local: ListeningSandbox;
let auth: Auth;
let emails = 0;
const newEmail = () => `person${++emails}@vignette.test`;

beforeAll(async () => {
  local = await listeningSandbox();
});
beforeEach(() => {
  const app = initializeApp({ apiKey: "local", projectId: "vignette-local" }, crypto.randomUUID());
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, local.origin, { disableWarnings: true });
  return () => deleteApp(app);
});
afterAll(async () => await local[Symbol.asyncDispose]());

const privacy = (enableImprovedEmailPrivacy: boolean) =>
  fetch(`${local.origin}/__control/identity`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ enableImprovedEmailPrivacy }),
  });
type Mail = { to: string; subject: string; oobCode: string; link: string; requestType: string };
const mails = async () => (await (await fetch(`${local.origin}/__control/mail`)).json()) as Mail[];
const code = (value: string) => expect.objectContaining({ code: `auth/${value}` });

describe("the official auth client", () => {
  it("signs up, names the user and signs in again", async () => {
    const email = newEmail();
    const { user } = await createUserWithEmailAndPassword(auth, email, "first-password");
    await updateProfile(user, { displayName: "Ada Marsh", photoURL: "https://example.com/ada.png" });
    await signOut(auth);

    const again = await signInWithEmailAndPassword(auth, email.toUpperCase(), "first-password");
    expect(again.user.uid).toBe(user.uid);
    expect(again.user.displayName).toBe("Ada Marsh");
    expect(again.user.providerData.map((it) => it.providerId)).toEqual(["password"]);
  });

  it("clears a name", async () => {
    const { user } = await createUserWithEmailAndPassword(auth, newEmail(), "first-password");
    await updateProfile(user, { displayName: "Ada" });
    await updateProfile(user, { displayName: "" });
    await user.reload();
    expect(user.displayName).toBeNull();
  });

  it("changes a password after signing in again, and the old one no longer works", async () => {
    const email = newEmail();
    const { user } = await createUserWithEmailAndPassword(auth, email, "first-password");
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, "first-password"));
    await updatePassword(user, "second-password");
    await user.reload();

    await expect(signInWithEmailAndPassword(auth, email, "first-password")).rejects.toEqual(code("invalid-credential"));
    expect((await signInWithEmailAndPassword(auth, email, "second-password")).user.uid).toBe(user.uid);
  });

  it("must sign in again before a password change or a deletion when the sign-in is old", async () => {
    const { user } = await createUserWithEmailAndPassword(auth, newEmail(), "first-password");
    local.advance(6 * 60_000);
    await expect(updatePassword(user, "second-password")).rejects.toEqual(code("requires-recent-login"));
    await expect(deleteUser(user)).rejects.toEqual(code("requires-recent-login"));
    local.advance(-6 * 60_000);
  });

  it("resets a forgotten password with the mailed code, once", async () => {
    const email = newEmail();
    await createUserWithEmailAndPassword(auth, email, "first-password");
    await sendPasswordResetEmail(auth, email);
    const mail = (await mails())[0];
    expect(mail).toMatchObject({ to: email, requestType: "PASSWORD_RESET" });
    expect(mail?.link).toBe(`http://localhost:8787/reset-password?mode=resetPassword&oobCode=${mail?.oobCode}`);
    const oobCode = mail?.oobCode ?? "";

    expect(await verifyPasswordResetCode(auth, oobCode)).toBe(email);
    await expect(confirmPasswordReset(auth, oobCode, "short")).rejects.toEqual(code("weak-password"));
    await confirmPasswordReset(auth, oobCode, "second-password");
    await expect(confirmPasswordReset(auth, oobCode, "third-password")).rejects.toEqual(code("invalid-action-code"));
    expect((await signInWithEmailAndPassword(auth, email, "second-password")).user.emailVerified).toBe(true);
  });

  it("is refused a reset code that is older than an hour", async () => {
    const email = newEmail();
    await createUserWithEmailAndPassword(auth, email, "first-password");
    await sendPasswordResetEmail(auth, email);
    const oobCode = (await mails())[0]?.oobCode ?? "";
    local.advance(61 * 60_000);
    await expect(verifyPasswordResetCode(auth, oobCode)).rejects.toEqual(code("expired-action-code"));
    local.advance(-61 * 60_000);
  });

  it("asks for a verification mail", async () => {
    const { user } = await createUserWithEmailAndPassword(auth, newEmail(), "first-password");
    await sendEmailVerification(user);
    expect((await mails())[0]).toMatchObject({ to: user.email, requestType: "VERIFY_EMAIL" });
  });

  it("is mailed in the language of the page that asks, or else in English", async () => {
    const email = newEmail();
    await createUserWithEmailAndPassword(auth, email, "first-password");
    const subjectIn = async (language: string | null) => {
      auth.languageCode = language;
      await sendPasswordResetEmail(auth, email);
      return (await mails())[0]?.subject;
    };
    expect(await subjectIn("fr")).toBe("Réinitialisez votre mot de passe Vignette");
    expect(await subjectIn("pt-BR")).toBe("Redefina sua senha do Vignette");
    expect(await subjectIn(null)).toBe("Reset your password for Vignette");
  });

  it("deletes the account", async () => {
    const email = newEmail();
    const { user } = await createUserWithEmailAndPassword(auth, email, "first-password");
    await deleteUser(user);
    await expect(signInWithEmailAndPassword(auth, email, "first-password")).rejects.toEqual(code("invalid-credential"));
  });

  it("refreshes the ID token, with custom claims at the top level", async () => {
    const { user } = await createUserWithEmailAndPassword(auth, newEmail(), "first-password");
    const before = await getIdTokenResult(user);
    await fetch(`${local.origin}/identitytoolkit.googleapis.com/v1/projects/vignette-local/accounts:update`, {
      method: "POST",
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      body: JSON.stringify({ localId: user.uid, customAttributes: '{"isAdmin":true}' }),
    });
    const after = await getIdTokenResult(user, true);
    expect(before.claims.isAdmin).toBeUndefined();
    expect(after.claims.isAdmin).toBe(true);
    expect(after.token).not.toBe(before.token);
    expect(after.authTime).toBe(before.authTime);
  });

  it("is signed out on every other device by a password change", async () => {
    const email = newEmail();
    const phone = (await createUserWithEmailAndPassword(auth, email, "first-password")).user;
    const laptop = (await signInWithEmailAndPassword(auth, email, "first-password")).user;
    await updatePassword(laptop, "second-password");
    await expect(phone.getIdToken(true)).rejects.toEqual(code("user-token-expired"));
    await expect(phone.reload()).rejects.toEqual(code("user-token-expired"));
  });

  it("signs in with Google, new at first, known afterwards", async () => {
    const email = newEmail();
    const token = await googleIdToken(local, { email, name: "Ada Marsh" });
    const first = await signInWithCredential(auth, GoogleAuthProvider.credential(token));
    expect(first.user).toMatchObject({ email, displayName: "Ada Marsh", emailVerified: true });
    const second = await signInWithCredential(auth, GoogleAuthProvider.credential(token));
    expect(second.user.uid).toBe(first.user.uid);
    expect((await getIdTokenResult(second.user)).signInProvider).toBe("google.com");
    await reauthenticateWithCredential(second.user, GoogleAuthProvider.credential(token));
    await deleteUser(second.user);
  });

  it("keeps one account when Google proves the same address, and links Google to a signed-in user", async () => {
    const email = newEmail();
    const { user } = await createUserWithEmailAndPassword(auth, email, "first-password");
    await linkWithCredential(user, GoogleAuthProvider.credential(await googleIdToken(local, { email })));
    expect(user.providerData.map((it) => it.providerId).sort()).toEqual(["google.com", "password"]);

    const google = await signInWithCredential(
      auth,
      GoogleAuthProvider.credential(await googleIdToken(local, { email })),
    );
    expect(google.user.uid).toBe(user.uid);
    expect((await signInWithEmailAndPassword(auth, email, "first-password")).user.uid).toBe(user.uid);
  });

  it("reports errors in its own codes", async () => {
    const email = newEmail();
    await createUserWithEmailAndPassword(auth, email, "first-password");
    const cases: [string, () => Promise<unknown>][] = [
      ["email-already-in-use", () => createUserWithEmailAndPassword(auth, email, "first-password")],
      ["weak-password", () => createUserWithEmailAndPassword(auth, newEmail(), "12345")],
      ["invalid-email", () => createUserWithEmailAndPassword(auth, "not-an-address", "first-password")],
      ["missing-password", () => createUserWithEmailAndPassword(auth, newEmail(), "")],
      ["admin-restricted-operation", () => signInAnonymously(auth)],
      ["invalid-credential", () => signInWithEmailAndPassword(auth, "nobody@vignette.test", "first-password")],
      ["invalid-credential", () => signInWithCredential(auth, GoogleAuthProvider.credential("not.a.token"))],
      ["invalid-action-code", () => verifyPasswordResetCode(auth, "nothing")],
    ];
    for (const [wanted, refused] of cases) await expect(refused()).rejects.toEqual(code(wanted));
  });

  it("reports which half of a login is wrong only if email privacy is off", async () => {
    const email = newEmail();
    await createUserWithEmailAndPassword(auth, email, "first-password");
    await sendPasswordResetEmail(auth, "nobody@vignette.test");
    await privacy(false);
    await expect(signInWithEmailAndPassword(auth, email, "wrong-password")).rejects.toEqual(code("wrong-password"));
    await expect(signInWithEmailAndPassword(auth, "nobody@vignette.test", "x")).rejects.toEqual(code("user-not-found"));
    await expect(sendPasswordResetEmail(auth, "nobody@vignette.test")).rejects.toEqual(code("user-not-found"));
    await privacy(true);
  });

  it("drops an unverified password when Google verifies the address", async () => {
    const email = newEmail();
    const { user } = await createUserWithEmailAndPassword(auth, email, "first-password");
    const token = await googleIdToken(local, { email });
    const google = await signInWithCredential(auth, GoogleAuthProvider.credential(token));
    expect(google.user.uid).toBe(user.uid);
    await expect(signInWithEmailAndPassword(auth, email, "first-password")).rejects.toEqual(code("invalid-credential"));
  });

  it("must wait after ten wrong passwords, even with the right one, for five minutes", async () => {
    const email = newEmail();
    await createUserWithEmailAndPassword(auth, email, "first-password");
    for (let wrong = 0; wrong < 10; wrong++) {
      await expect(signInWithEmailAndPassword(auth, email, "wrong")).rejects.toEqual(code("invalid-credential"));
    }
    await expect(signInWithEmailAndPassword(auth, email, "first-password")).rejects.toEqual(code("too-many-requests"));
    local.advance(5 * 60_000 + 1000);
    await signInWithEmailAndPassword(auth, email, "first-password");
    local.advance(-(5 * 60_000 + 1000));
  });
});
