import type { Connection } from "@vignette/domain/social-accounts";
import { m } from "@vignette/messages";
import { StateBadge } from "@vignette/ui";
import { CircleCheck, PlugZap, TriangleAlert } from "@vignette/ui/icons";

/** The state of an account's connection, as a word with an icon and a border. */
export function ConnectionBadge({ connection, isFailing }: { connection: Connection; isFailing: boolean }) {
  switch (connection) {
    case "renews":
      return isFailing ? (
        <StateBadge tone="doubt" edge="hatched" tinted icon={<TriangleAlert aria-hidden />}>
          {m.accounts_not_renewed()}
        </StateBadge>
      ) : (
        <StateBadge tone="done" edge="bar" icon={<CircleCheck aria-hidden />}>
          {m.accounts_connected()}
        </StateBadge>
      );
    case "ending":
      return (
        <StateBadge tone="doubt" edge="hatched" tinted icon={<TriangleAlert aria-hidden />}>
          {m.accounts_ends_soon()}
        </StateBadge>
      );
    case "ended":
      return (
        <StateBadge tone="failed" edge="double-bar" tinted icon={<PlugZap aria-hidden />}>
          {m.accounts_connection_ended()}
        </StateBadge>
      );
  }
}
