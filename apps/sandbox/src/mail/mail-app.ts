import { Hono } from "hono";
import type { HostDeps } from "../host.ts";
import { mailPage } from "./mail-page.ts";
import { sentMails } from "./sent-mails.ts";

/** `GET /__control/mail`: the mails that were "sent", as a page or as JSON, newest first. */
export function mailApp(deps: HostDeps): Hono {
  const all = sentMails(deps);
  const app = new Hono();
  app.get("/__control/mail", (c) =>
    c.req.header("accept")?.includes("text/html") ? c.html(mailPage(all())) : c.json(all()),
  );
  return app;
}
