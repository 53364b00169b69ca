import { platformNames } from "@vignette/domain/social-accounts";
import { trpc } from "../../../trpc.ts";
import { numberText } from "../list/english-formats.ts";
import { StateBadge } from "../list/state-badge.tsx";
import { Row, Table } from "../list/table.tsx";
import { when } from "../list/when.ts";
import { Fact, Facts } from "./fact.tsx";

/** The health of publishing, and the posts that need attention. */
export function Health() {
  const [{ overdue, needsCheck, oldestPublishing }] = trpc.admin.health.useSuspenseQuery();
  const trouble = [...overdue.oldest, ...needsCheck.oldest, ...(oldestPublishing ? [oldestPublishing] : [])];
  return (
    <div className="flex flex-col gap-4">
      <Facts title="Publishing now">
        <Fact name="More than 2 min late" value={numberText(overdue.count)} />
        <Fact name="Needs check" value={numberText(needsCheck.count)} />
        <Fact name="Longest-running post" value={oldestPublishing ? when(oldestPublishing.publishAt) : "None"} />
      </Facts>
      {trouble.length > 0 && (
        <Table label="Posts that need a look" columns={["State", "Scheduled for", "Platform", "Post", "User"]}>
          {trouble.map((it) => (
            <Row
              key={it.id}
              head={<StateBadge state={it.state} />}
              cells={[when(it.publishAt), platformNames[it.platform], it.postId, it.uid]}
            />
          ))}
        </Table>
      )}
    </div>
  );
}
