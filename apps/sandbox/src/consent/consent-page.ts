import { html, raw } from "hono/html";

type Result = ReturnType<typeof html>;

export type ConsentPage = {
  /** The simulated service, e.g. "TikTok". */
  service: string;
  /** The app that asks, as the service knows it. */
  client: string;
  accounts: { id: string; name: string; detail: string; avatarUrl: string }[];
  scopes: { id: string; label: string; required: boolean }[];
  /** Kinds of account that a person may add on the spot: value and label. */
  newAccounts: { value: string; label: string }[];
  /** Why the last answer did not do. */
  notice?: string;
};

/**
 * A consent page that a person clicks through and a script drives by posting the same form to the same address:
 * `account` (id) or `new_account` + `new_kind`, any number of `scope`, `decision` = `allow` or `cancel`.
 * A form without `scopes_shown` grants everything that was requested.
 */
export function consentPage(page: ConsentPage): Result {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Connect ${page.client} · simulated ${page.service}</title><link rel="icon" href="data:,"><style>${raw(CSS)}</style></head>
<body><main>
<p class="mark">Simulated ${page.service}</p>
<h1>${page.client} asks to use your account</h1>
${page.notice === undefined ? "" : html`<p class="notice" role="alert">${page.notice}</p>`}
<form method="post">
<input type="hidden" name="scopes_shown" value="1">
<fieldset><legend>Account</legend>
${page.accounts.map(
  (account, index) => html`<label class="row"><input type="radio" name="account" value="${account.id}"
  ${index === 0 ? raw("checked") : ""}><img src="${account.avatarUrl}" alt="" width="40" height="40">
  <span><b>${account.name}</b><small>${account.detail}</small></span></label>`,
)}
<details><summary>Use another account</summary>
<div class="new"><label>Name <input name="new_account" autocomplete="off" maxlength="24" pattern="[a-z0-9._]+"
  placeholder="lower case, digits, dot"></label>
<label>Kind <select name="new_kind">${page.newAccounts.map(
    ({ value, label }) => html`<option value="${value}">${label}</option>`,
  )}</select></label></div></details>
</fieldset>
<fieldset><legend>${page.client} may</legend>
${page.scopes.map(
  (scope) => html`<label class="row"><input type="checkbox" name="scope" value="${scope.id}" checked
  ${scope.required ? raw('disabled data-required="true"') : ""}><span>${scope.label}<small>${scope.id}</small></span></label>
  ${scope.required ? html`<input type="hidden" name="scope" value="${scope.id}">` : ""}`,
)}
</fieldset>
<div class="actions"><button name="decision" value="cancel" class="quiet" formnovalidate>Cancel</button>
<button name="decision" value="allow">Allow</button></div>
</form></main></body></html>`;
}

/** A page that stops: the address that brought the visitor here is wrong. */
export function refusalPage(service: string, sentence: string): Result {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something is wrong · simulated ${service}</title><link rel="icon" href="data:,"><style>${raw(CSS)}</style></head>
<body><main><p class="mark">Simulated ${service}</p><h1>Something is wrong</h1><p class="notice">${sentence}</p></main></body></html>`;
}

const CSS = `
:root { color-scheme: light dark; --ink: light-dark(#16181d, #f0f1f4); --dim: light-dark(#5d6470, #a3a9b5);
  --paper: light-dark(#f4f5f7, #101216); --card: light-dark(#fff, #1a1d23); --line: light-dark(#d9dce2, #343944); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.45 system-ui, sans-serif; }
main { max-width: 440px; margin: 6vh auto; padding: 28px 24px; background: var(--card); border: 1px solid var(--line); border-radius: 16px; }
@media (max-width: 480px) { main { margin: 0; min-height: 100vh; border: 0; border-radius: 0; } }
.mark { margin: 0 0 16px; color: var(--dim); font-size: 13px; }
h1 { margin: 0 0 20px; font-size: 22px; line-height: 1.25; text-wrap: balance; }
fieldset { margin: 0 0 20px; padding: 0; border: 0; }
legend { padding: 0 0 6px; color: var(--dim); font-size: 14px; }
.row { display: flex; gap: 12px; align-items: center; min-height: 56px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 12px; cursor: pointer; }
.row + .row, .row + input + .row { margin-top: 8px; }
.row:has(input:checked) { border-color: currentColor; }
.row img { border-radius: 50%; }
.row small { display: block; color: var(--dim); font-size: 13px; }
input[type=radio], input[type=checkbox] { width: 20px; height: 20px; accent-color: var(--ink); flex: none; }
details { margin-top: 8px; } summary { padding: 12px; cursor: pointer; color: var(--dim); }
.new { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; padding: 0 12px; }
.new label { font-size: 13px; color: var(--dim); }
.new input, .new select { width: 100%; height: 44px; margin-top: 4px; padding: 0 10px; font: inherit; color: var(--ink); background: var(--paper); border: 1px solid var(--line); border-radius: 10px; }
.notice { padding: 12px 14px; border-radius: 12px; background: light-dark(#fdeee6, #3b241a); }
.actions { display: flex; gap: 12px; position: sticky; bottom: 0; margin: 0 -8px; padding: 12px 8px; background: var(--card); }
button { flex: 1; height: 48px; font: inherit; font-weight: 600; border: 1px solid var(--ink); border-radius: 12px; background: var(--ink); color: var(--card); cursor: pointer; }
.quiet { background: none; color: var(--ink); border-color: var(--line); }
:focus-visible { outline: 3px solid light-dark(#2b6fd6, #7fb0ff); outline-offset: 2px; }
`;
