import type { ReactNode } from "react";

export type PageHeaderProps = {
  title: ReactNode;
  /** One line under the title. */
  children?: ReactNode;
  /** The one primary button of the page; on a phone held upright a bar above the bottom bar. */
  primary?: ReactNode;
  /** Other presses, left of the primary one. */
  secondary?: ReactNode;
};

/** The head of a page. */
export function PageHeader({ title, children, primary, secondary }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 max-md:mb-4">
      <div className="min-w-0">
        <h1 className="text-display-m font-semibold max-md:text-display-s">{title}</h1>
        {children && <div className="mt-1 max-w-[68ch] text-base text-ink-2">{children}</div>}
      </div>
      {/* Below the title, a press without an edge begins with its words, where the title does. */}
      <div className="flex flex-wrap items-center gap-2 max-lg:[&>.quiet:first-child]:-ml-3.5">
        {secondary}
        {primary && <div className={primaryBar}>{primary}</div>}
      </div>
    </header>
  );
}

const primaryBar =
  "upright:fixed upright:inset-x-0 upright:bottom-[calc(var(--bottom-bar,0px)+env(safe-area-inset-bottom))] upright:z-20 " +
  "upright:border-t upright:border-line upright:bg-canvas upright:px-4 upright:py-2 upright:[&>*]:w-full";
