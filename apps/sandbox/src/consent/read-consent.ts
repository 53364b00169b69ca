/** What real services allow in a name. */
const USERNAME = /^[a-z0-9._]{1,24}$/;

/** The posted consent form, or the sentence that says what is wrong with it. */
export async function readConsent(request: Request): Promise<FormData | string> {
  const form = await request.formData().catch(() => null);
  if (form === null) return "Send the answer as a form.";
  const added = String(form.get("new_account") ?? "").trim();
  return added === "" || USERNAME.test(added)
    ? form
    : "A name has 1 to 24 lower-case letters, digits, dots and underscores.";
}
