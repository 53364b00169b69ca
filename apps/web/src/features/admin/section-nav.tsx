import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { sectionAt, sections } from "./sections.ts";

/** Links to the sections; on a phone the row scrolls sideways and keeps the current one in sight. */
export function SectionNav() {
  const { pathname } = useLocation();
  const current = sectionAt(pathname);
  const link = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link changes with the section
  useEffect(() => {
    link.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [current]);
  return (
    <nav
      aria-label="Admin sections"
      className="-mx-2 mb-5 scroll-hint max-md:-mx-4 max-md:px-2 overflow-x-auto border-b border-line"
    >
      <ul className="flex w-max gap-1">
        {sections.map((section) => (
          <li key={section.path}>
            <Link
              ref={section === current ? link : null}
              to={section.path}
              aria-current={section === current ? "page" : undefined}
              className={`${look} ${section === current ? "border-ink text-ink" : "border-transparent text-ink-2"}`}
            >
              {section.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const look =
  "flex min-h-10 items-center border-b-2 px-2 text-base font-medium whitespace-nowrap no-underline -outline-offset-2 focus-visible:shadow-none " +
  "hover:text-ink pointer-coarse:min-h-11";
