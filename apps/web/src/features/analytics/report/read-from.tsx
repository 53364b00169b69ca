import type { ResultRow } from "@vignette/domain/analytics";
import { platformNames } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { momentText } from "../../../shared/formats.ts";

/** Who reported the numbers, and how old they are. */
export function ReadFrom({ rows }: { rows: readonly ResultRow[] }) {
  const platforms = [...Map.groupBy(rows, ({ platform }) => platform)].map(([platform, some]) => {
    const read = some.flatMap(({ collectedAt }) => collectedAt ?? []);
    const unread = some.length - read.length;
    const name = platformNames[platform];
    if (read.length === 0) return m.analyze_platform_not_read({ platform: name });
    const facts = { platform: name, moment: momentText(Math.max(...read)) };
    return unread > 0 ? m.analyze_platform_read_partly({ ...facts, count: unread }) : m.analyze_platform_read(facts);
  });
  return <p className="tabular text-dense text-ink-3">{m.analyze_read_from({ readings: platforms.join(" · ") })}</p>;
}
