import { type KeyboardEvent, type ReactNode, useId } from "react";

export type Tab<Value extends string> = { value: Value; label: ReactNode; count?: number; panel: ReactNode };

export type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/**
 * Several views of one thing, one at a time. Arrows, Home and End move the focus; Enter or Space shows the view.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const id = useId();
  const shown = tabs.find((it) => it.value === value);
  const stop = shown ?? tabs[0];
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="-mx-2 mb-4 flex scroll-hint max-md:-mx-4 max-md:px-2 gap-1 overflow-x-auto border-b border-line"
        onKeyDown={moveFocus}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${id}-panel` : undefined}
            tabIndex={tab === stop ? 0 : -1}
            className={tabStyle}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <span className="tabular text-meta text-ink-3">{tab.count}</span>}
          </button>
        ))}
      </div>
      {shown && (
        <div
          key={shown.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${shown.value}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a view without controls is read from here.
          tabIndex={0}
          className="outline-offset-4"
        >
          {shown.panel}
        </div>
      )}
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const next = tabs[nextTab(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Which tab a key moves the focus to, from one of `count`; null if it moves nothing. */
export function nextTab(key: string, index: number, count: number): number | null {
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** The line below grows under the tab that is chosen. */
const tabStyle =
  "relative flex min-h-10 cursor-pointer items-center gap-1.5 px-2 text-base font-medium whitespace-nowrap text-ink-2 -outline-offset-2 focus-visible:shadow-none " +
  "hover:text-ink aria-selected:text-ink pointer-coarse:min-h-11 " +
  "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:scale-x-0 after:bg-ink after:transition-[scale] after:duration-240 after:ease-out aria-selected:after:scale-x-100";
