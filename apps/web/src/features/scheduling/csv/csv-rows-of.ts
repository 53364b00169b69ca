import type { PostView } from "@vignette/domain/scheduling";
import { privacyText } from "@vignette/messages/privacy";
import { targetLooks } from "../../../shared/state/target-look.ts";
import type { Cells } from "./columns.ts";

type Target = PostView["targets"][number];

/** Posts as rows for an import. Accounts of one post with different captions or options get a row each. */
export function csvRowsOf(posts: readonly PostView[]): Cells[] {
  return posts.flatMap((post) => {
    const sort = (it: Target) => JSON.stringify([it.caption, it.state, choiceNumber(post.targets, it)]);
    const groups = Object.values(Object.groupBy(post.targets, sort));
    return groups.flatMap((targets) => (targets ? [rowOf(post, targets)] : []));
  });
}

/** The index of a target's options among the different ones of its platform: a row holds one set for each platform. */
function choiceNumber(targets: readonly Target[], { options }: Target): number {
  const same = targets.filter((it) => it.options.platform === options.platform);
  return [...new Set(same.map((it) => JSON.stringify(it.options)))].indexOf(JSON.stringify(options));
}

function rowOf({ schedule, name, assetId }: PostView, targets: readonly Target[]): Cells {
  const [first] = targets;
  return {
    date: schedule.wallTime.slice(0, 10),
    time: schedule.wallTime.slice(11, 16),
    zone: schedule.zone,
    creation: name,
    creation_id: assetId,
    accounts: targets.map((it) => `${it.platform} @${it.username}`).join("; "),
    caption: first?.caption ?? "",
    ...optionCells(targets),
    state: first ? targetLooks[first.state].label : "",
  };
}

function optionCells(targets: readonly Target[]): Cells {
  const cells: Cells = {};
  for (const { options } of targets) {
    if (options.platform === "instagram") {
      cells.instagram_as = options.placement;
      cells.instagram_feed = options.shareToFeed ? "yes" : "no";
      cells.instagram_ai = options.aiGenerated ? "yes" : "no";
      cells.collaborators = options.collaborators.join("; ");
      cells.first_comment = options.firstComment;
      cells.alt_texts = options.altTexts.join(" | ");
    } else {
      const allowed = [options.allowComment && "comment", options.allowDuet && "duet", options.allowStitch && "stitch"];
      const disclosed = [options.yourBrand && "your brand", options.brandedContent && "branded content"];
      cells.tiktok_privacy = privacyText(options.privacyLevel);
      cells.tiktok_allow = allowed.filter(Boolean).join("; ");
      cells.tiktok_disclose = options.disclose ? disclosed.filter(Boolean).join("; ") : "";
      cells.tiktok_ai = options.aiGenerated ? "yes" : "no";
      cells.tiktok_title = options.photoTitle;
    }
  }
  return cells;
}
