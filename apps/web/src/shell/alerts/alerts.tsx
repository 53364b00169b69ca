import { instant } from "@vignette/domain/kernel";
import { platformNames } from "@vignette/domain/social-accounts";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { useCurrentProject } from "../../features/projects/use-current-project.ts";
import { verdictOf } from "../../features/scheduling/verdict.ts";
import { paths } from "../../paths.ts";
import { trpc } from "../../trpc.ts";
import type { Need } from "../dashboard/attention.ts";
import { recentRange } from "../recent-posts.ts";
import { alertChoice } from "./alert-choice.ts";
import { newTrouble, troubleIn } from "./new-trouble.ts";

type Seen = { projectId: string; trouble: ReadonlyMap<string, Need> };

/** Tells through the browser what came into trouble while nobody looked at this tab. Draws nothing. Source: ux §4.14. */
export function Alerts() {
  const projectId = useCurrentProject().project?.id ?? "";
  const { data } = trpc.scheduling.list.useQuery(
    { projectId, ...recentRange(Date.now()) },
    { enabled: projectId !== "" },
  );
  const seen = useRef<Seen | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (!data) return;
    const trouble = troubleIn(data);
    // What was there when the page was opened stands on the dashboard.
    const before = seen.current?.projectId === projectId ? seen.current.trouble : trouble;
    seen.current = { projectId, trouble };
    if (document.hasFocus() || !alertChoice.isOn()) return;
    for (const need of newTrouble(before, trouble)) show(need, () => void navigate(paths.post(need.post.id)));
  }, [data, projectId, navigate]);
  return null;
}

function show({ post, target }: Need, open: () => void): void {
  const { sentence } = verdictOf(target, post.schedule.zone, instant(Date.now()));
  const body = `${post.name} · ${platformNames[target.platform]}`;
  const notification = new Notification(sentence, { body, tag: target.id });
  notification.onclick = () => {
    window.focus();
    open();
    notification.close();
  };
}
