import { isVideo } from "@vignette/content";
import type { CreationView } from "@vignette/domain/studio";
import { m } from "@vignette/messages";
import { buttonStyle, Tooltip } from "@vignette/ui";
import { Layers } from "@vignette/ui/icons";
import { useEffect } from "react";
import { Link, useNavigate } from "react-router";
import { paths } from "../../../paths.ts";

/** Link from a video to its variants, also by the key V outside text fields. Nothing for pictures. */
export function VariantsLink({ creation }: { creation: Pick<CreationView, "id" | "kind"> }) {
  const navigate = useNavigate();
  const to = isVideo(creation) ? paths.variants(creation.id) : null;
  useEffect(() => {
    if (to === null) return;
    function press(event: KeyboardEvent) {
      const taken = event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented;
      const busy = event.target instanceof Element && event.target.closest("input, textarea, select, [role=dialog]");
      if (taken || busy || event.key.toLowerCase() !== "v" || to === null) return;
      void navigate(to);
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [to, navigate]);
  if (to === null) return null;
  return (
    <Tooltip label={m.studio_variants_help()} keys="V">
      <Link to={to} className={buttonStyle()}>
        <Layers size={16} strokeWidth={1.75} aria-hidden />
        <span className="max-sm:sr-only">{m.studio_variants()}</span>
      </Link>
    </Tooltip>
  );
}
