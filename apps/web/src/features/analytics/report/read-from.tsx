import type { ResultRow } from "@vignette/domain/analytics";
import { platformNames } from "@vignette/domain/social-accounts";
import { momentText } from "../../../shared/formats.ts";

/** Who reported the numbers, and how old they are. */
export function ReadFrom({ rows }: { rows: readonly ResultRow[] }) {
  const platforms = [...Map.groupBy(rows, ({ platform }) => platform)].map(([platform, some]) => {
    const read = some.flatMap(({ collectedAt }) => collectedAt ?? []);
    const unread = some.length - read.length;
    const last = read.length > 0 ? `read ${momentText(Math.max(...read))}` : "not read yet";
    return `${platformNames[platform]}: ${last}${unread > 0 && read.length > 0 ? `, ${unread} not read yet` : ""}`;
  });
  return (
    <p className="tabular text-dense text-ink-3">
      As the platforms report it. {platforms.join(". ")}. Young posts are read every hour, older ones daily, then
      weekly. – means the platform doesn't report this number.
    </p>
  );
}
