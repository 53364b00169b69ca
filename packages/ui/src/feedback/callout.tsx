import type { ReactNode } from "react";
import { CircleCheck, CircleQuestionMark, Info, OctagonX, UserCheck } from "../icons/index.ts";
import { classNames } from "../style/class-names.ts";
import { type Tone, toneText, toneTint } from "../style/tone.ts";
import { Reference } from "./reference.tsx";

export type CalloutTone = Extract<Tone, "still" | "person" | "done" | "doubt" | "failed">;

export type CalloutProps = {
  tone?: CalloutTone;
  title?: ReactNode;
  action?: ReactNode;
  /** On a wide screen the action stands beside the words: of what stands above one's work, and pushes it down. */
  low?: boolean;
  /** Announced at once: for errors that appear. */
  alert?: boolean;
  /** The id of the failed request, in small print, for a question to support. */
  reference?: string | null;
  children?: ReactNode;
};

/** A sentence that must not be overlooked, in its place. */
export function Callout({
  tone = "still",
  title,
  action,
  low = false,
  alert = false,
  reference,
  children,
}: CalloutProps) {
  const Icon = icons[tone];
  return (
    <div
      role={alert ? "alert" : undefined}
      className={`flex items-start gap-3 rounded-control px-3.5 py-3 text-base ${toneTint[tone]}`}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden className={`mt-px shrink-0 ${toneText[tone]}`} />
      <div className={classNames("min-w-0 flex-1 text-ink", low && "xl:flex xl:items-center xl:gap-4")}>
        <div className="flex-1">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div>{children}</div>}
          {reference && <Reference id={reference} className="mt-1" />}
        </div>
        {action && <div className={classNames("mt-2 flex flex-wrap gap-2", low && "xl:mt-0")}>{action}</div>}
      </div>
    </div>
  );
}

const icons = { still: Info, person: UserCheck, done: CircleCheck, doubt: CircleQuestionMark, failed: OctagonX };
