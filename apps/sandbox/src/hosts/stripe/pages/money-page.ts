import { html, raw } from "hono/html";

export type Markup = ReturnType<typeof html>;

/** A page of the simulated payment service: a form that a person clicks through and a script posts. */
export const moneyPage = (title: string, content: Markup): Markup => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · simulated Stripe</title><link rel="icon" href="data:,"><style>${raw(CSS)}</style></head>
<body><main><p class="mark">Simulated Stripe. No money moves.</p>${content}</main></body></html>`;

/** Why something did not go through. */
export const notice = (sentence: string | null): Markup | string =>
  sentence === null ? "" : html`<p class="notice" role="alert">${sentence}</p>`;

const CSS = `
:root { color-scheme: light dark; --ink: light-dark(#1a1f2b, #eef0f5); --dim: light-dark(#5b6374, #a4abba); --paper: light-dark(#f3f5f9, #0f1218);
  --card: light-dark(#fff, #181c25); --line: light-dark(#d8dde7, #323948); --act: light-dark(#27409a, #a9bcff); --on-act: light-dark(#fff, #10183a); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 460px; margin: 6vh auto; padding: 28px 24px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
@media (max-width: 480px) { main { margin: 0; min-height: 100vh; border: 0; border-radius: 0; } }
.mark { margin: 0 0 16px; color: var(--dim); font-size: 13px; } h1 { margin: 0 0 4px; font-size: 22px; } p { margin: 0 0 16px; }
.price { font-size: 28px; font-weight: 650; font-variant-numeric: tabular-nums; } .dim { color: var(--dim); }
.notice { padding: 10px 12px; border-left: 3px solid #b3261e; background: light-dark(#fbe9e7, #3a1b18); }
form { display: grid; gap: 10px; margin: 0 0 14px; }
button { min-height: 46px; padding: 10px 16px; font: inherit; font-weight: 600; cursor: pointer; color: var(--ink); background: none; border: 1px solid var(--line); border-radius: 8px; }
button.main { color: var(--on-act); background: var(--act); border-color: var(--act); }
a { color: var(--act); } button:focus-visible, a:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`;
