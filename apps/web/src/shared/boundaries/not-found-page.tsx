import { m } from "@vignette/messages";
import { buttonStyle } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";

/** For use inside a page's `main`: the dashboard's frame has one. */
export function NotFoundPage() {
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-130 flex-col items-start justify-center gap-5 p-6">
      <title>{m.app_not_found_title()}</title>
      <h1 className="text-display-l font-bold">{m.app_page_not_found()}</h1>
      <p className="text-read text-ink-2">{m.app_page_not_found_help()}</p>
      <div className="flex gap-2">
        <Link to={paths.dashboard} className={buttonStyle({ variant: "primary" })}>
          {m.app_dashboard()}
        </Link>
        <a href={paths.landing} className={buttonStyle()}>
          {m.app_home()}
        </a>
      </div>
    </div>
  );
}
