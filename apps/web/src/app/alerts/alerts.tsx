import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import type { Happening } from "../activity/happening.ts";
import { useHappenings } from "../activity/use-happenings.ts";
import { alertChoice } from "./alert-choice.ts";
import { newTrouble, tellable } from "./new-trouble.ts";

type Seen = { projectId: string; trouble: ReadonlyMap<string, Happening> };

/**
 * Tells through the browser what came to need a person while nobody looked at this tab. Draws nothing.
 * Source: docs/experience.md#settings.
 */
export function Alerts() {
  const known = useHappenings();
  const seen = useRef<Seen | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (!known) return;
    const { projectId, happenings } = known;
    const trouble = tellable(happenings);
    // What was there when the page was opened stands on the dashboard.
    const before = seen.current?.projectId === projectId ? seen.current.trouble : trouble;
    seen.current = { projectId, trouble };
    if (document.hasFocus() || !alertChoice.isOn()) return;
    for (const it of newTrouble(before, trouble)) show(it, () => void navigate(it.to));
  }, [known, navigate]);
  return null;
}

function show({ id, sentence, about }: Happening, open: () => void): void {
  const notification = new Notification(sentence, { body: about, tag: id });
  notification.onclick = () => {
    window.focus();
    open();
    notification.close();
  };
}
