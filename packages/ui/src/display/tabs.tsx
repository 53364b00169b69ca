import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";

export type Tab<Value extends string> = { value: Value; label: ReactNode; count?: number; panel: ReactNode };

export type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Several views of one thing, one at a time. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onChange(next)}>
      <Base.List aria-label={label} className="relative -mx-2 mb-4 flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} className={tabStyle}>
            {tab.label}
            {tab.count !== undefined && <span className="tabular text-meta text-ink-3">{tab.count}</span>}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-ink transition-[translate,width] duration-240 ease-out" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="outline-offset-4">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

const tabStyle =
  "flex min-h-10 cursor-pointer items-center gap-1.5 px-2 text-base font-medium whitespace-nowrap text-ink-2 -outline-offset-2 focus-visible:shadow-none " +
  "hover:text-ink data-active:text-ink pointer-coarse:min-h-11";
