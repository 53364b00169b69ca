import { html, raw } from "hono/html";
import type { AuthorizeError, AuthorizeRequest } from "./authorize-request.ts";
import { redirectWith } from "./authorize-request.ts";
import { avatarSvg, type GooglePerson, readyPeople } from "./google-person.ts";

/** The page on which a person chooses an account, types another or declines. `query` goes back with the choice. */
export function accountPickerPage(request: AuthorizeRequest, query: URLSearchParams) {
  const denial = redirectWith(request, { error: "access_denied" });
  return page(
    "Choose an account",
    html`<h1>Choose an account</h1>
<p>to continue to <strong>${request.redirectUri.host}</strong></p>
<ul>${readyPeople.map((person) => html`<li>${accountButton(person, query)}</li>`)}</ul>
<details><summary><span class="plus" aria-hidden="true">+</span>Use another account</summary>
<form method="post" action="auth/choose">${hiddenFields(query)}
<label>Name<input name="name" required autocomplete="name" maxlength="80"></label>
<label>Email<input name="email" type="email" required autocomplete="email" maxlength="200"></label>
<button class="primary">Continue</button></form></details>
<footer><a href="${denial}">Cancel</a><small>Sandbox. No account leaves this machine.</small></footer>`,
  );
}

/** The page for a malformed request of the app. */
export const authorizeErrorPage = ({ status, code, detail }: AuthorizeError) =>
  page(
    "Access blocked",
    html`<h1>Access blocked</h1><p>The request of this app is not valid.</p>
<p class="code">Error ${status}: ${code}</p><p>${detail}</p>`,
  );

const accountButton = (person: GooglePerson, query: URLSearchParams) => html`
<form method="post" action="auth/choose">${hiddenFields(query)}
<input type="hidden" name="name" value="${person.name}"><input type="hidden" name="email" value="${person.email}">
<button class="account"><span class="face">${raw(avatarSvg(person))}</span>
<span><strong>${person.name}</strong><small>${person.email}</small></span></button></form>`;

const hiddenFields = (query: URLSearchParams) =>
  [...query]
    .filter(([name]) => name !== "name" && name !== "email")
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

type Markup = ReturnType<typeof html>;

const page = (title: string, content: Markup) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title}</title><style>${raw(STYLE)}</style></head>
<body><main>${content}</main></body></html>`;

const STYLE = `
:root { --ground: #eef1f0; --card: #fff; --ink: #1a2421; --soft: #5a6764; --line: #dbe2df; --hover: #f3f6f5; --act: #14543f; --on-act: #fff }
@media (prefers-color-scheme: dark) { :root { --ground: #101614; --card: #18211e; --ink: #e8efec; --soft: #9aaba5; --line: #2b3834; --hover: #202c28; --act: #8fd6b8; --on-act: #06231a } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif }
main { width: min(440px, 100%); background: var(--card); border: 1px solid var(--line); border-radius: 20px; padding: 36px 32px 24px }
h1 { margin: 0; font-size: 26px; font-weight: 500; letter-spacing: -.01em } p { margin: 4px 0 0; color: var(--soft) } p strong { color: var(--ink); font-weight: 500 }
ul { list-style: none; margin: 24px -16px 0; padding: 0 } li + li, details { border-top: 1px solid var(--line) } form { margin: 0 }
button { font: inherit; color: inherit; cursor: pointer; border: 0 }
.account, summary { width: 100%; min-height: 64px; display: flex; align-items: center; gap: 14px; padding: 10px 16px; background: none; text-align: left; border-radius: 10px }
.account:hover, summary:hover { background: var(--hover) } .account strong { display: block; font-weight: 500 } small { color: var(--soft); font-size: 14px }
.face, .plus { flex: none; width: 36px; height: 36px; border-radius: 50%; overflow: hidden } .face svg { display: block }
.plus { display: grid; place-items: center; border: 1px dashed var(--soft); color: var(--soft); font-size: 20px }
details { margin: 0 -16px } summary { list-style: none; cursor: pointer } summary::-webkit-details-marker { display: none }
details form { padding: 4px 16px 20px } label { display: block; margin-top: 12px; font-size: 14px; color: var(--soft) }
input { display: block; width: 100%; margin-top: 4px; padding: 11px 12px; font: inherit; color: var(--ink); background: var(--card); border: 1px solid var(--line); border-radius: 8px }
.primary { margin-top: 16px; padding: 11px 22px; background: var(--act); color: var(--on-act); border-radius: 999px; font-weight: 500 }
footer { display: flex; justify-content: space-between; align-items: center; gap: 16px; margin-top: 24px; padding-top: 18px; border-top: 1px solid var(--line) }
footer a { color: var(--act); font-weight: 500; text-decoration: none; padding: 8px 0 } .code { margin: 20px 0 4px; color: var(--ink); font-weight: 600 }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
`;
