import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { ActivityItem } from "../activity/activity-items.ts";
import { useActivity } from "../activity/use-activity.ts";
import { alertChoice } from "./alert-choice.ts";
import { newProblems, problemsById } from "./new-problems.ts";

type Seen = { projectId: string; problems: ReadonlyMap<string, ActivityItem> };

/**
 * Shows browser notifications for new items that need the user while this tab is hidden. Renders nothing. Source:
 * docs/experience.md#settings.
 */
export function Alerts() {
  const known = useActivity();
  const seen = useRef<Seen | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (!known) return;
    const { projectId, items } = known;
    const problems = problemsById(items);
    // Problems that existed when the page was opened are on the dashboard.
    const before = seen.current?.projectId === projectId ? seen.current.problems : problems;
    seen.current = { projectId, problems };
    if (document.hasFocus() || !alertChoice.isOn()) return;
    for (const it of newProblems(before, problems)) show(it, () => void navigate(it.to));
  }, [known, navigate]);
  return null;
}

function show({ id, sentence, about }: ActivityItem, open: () => void): void {
  const notification = new Notification(sentence, { body: about, tag: id });
  notification.onclick = () => {
    window.focus();
    open();
    notification.close();
  };
}
