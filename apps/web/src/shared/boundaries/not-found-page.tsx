import { buttonStyle } from "@vignette/ui";
import { Link } from "react-router";
import { paths } from "../../paths.ts";

/** For use inside a page's `main`: the dashboard's frame has one. */
export function NotFoundPage() {
  return (
    <div className="mx-auto flex min-h-[70dvh] max-w-130 flex-col items-start justify-center gap-5 p-6">
      <title>Not found · Vignette</title>
      <h1 className="text-display-l font-bold">Page not found.</h1>
      <p className="text-read text-ink-2">The link may be outdated or mistyped.</p>
      <div className="flex gap-2">
        <Link to={paths.dashboard} className={buttonStyle({ variant: "primary" })}>
          Dashboard
        </Link>
        <a href={paths.landing} className={buttonStyle()}>
          Home
        </a>
      </div>
    </div>
  );
}
