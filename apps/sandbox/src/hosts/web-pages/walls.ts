import { productPage } from "./product-page.ts";

/** A test for robots, as Cloudflare shows one before a shop. */
export const challengePage = `<!doctype html><html lang="en"><head><title>Just a moment...</title></head>
<body><h1>acme.example</h1><p>Verifying you are human. This may take a few seconds.</p>
<script src="/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1"></script></body></html>`;

/** A page after its scripts ran: the shell shows its product. */
export const scriptsRun = (html: string): string =>
  html.replace('<div id="root"></div>', `<div id="root">${productPage.replace(/^.*<body>|<\/body>.*$/gs, "")}</div>`);

/** A shop that is built by scripts: without them it says nothing. */
export const appShell = `<!doctype html><html lang="en"><head><title>React App</title></head>
<body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>
<script src="/static/js/main.js"></script></body></html>`;
