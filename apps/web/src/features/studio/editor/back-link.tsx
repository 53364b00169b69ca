import { Link } from "react-router";
import { paths } from "../../../paths.ts";

/** Leads back to everything made. */
export function BackLink() {
  return (
    <p className="mb-1 text-dense">
      <Link to={paths.create} className="link text-ink-2">
        Content Creation
      </Link>
    </p>
  );
}
