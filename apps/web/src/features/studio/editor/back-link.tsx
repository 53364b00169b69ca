import { m } from "@vignette/messages";
import { Link } from "react-router";
import { paths } from "../../../paths.ts";

/** Link to the page with all creations. */
export function BackLink() {
  return (
    <p className="mb-1 text-dense">
      <Link to={paths.create} className="link text-ink-2">
        {m.app_content_creation()}
      </Link>
    </p>
  );
}
