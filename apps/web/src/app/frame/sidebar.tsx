import { m } from "@vignette/messages";
import { Logo } from "@vignette/ui";
import { paths } from "../../paths.ts";
import { NavigationList } from "../navigation/navigation-list.tsx";
import { UsageSlot } from "./on-demand.tsx";
import { ProjectSlot } from "./project-slot.tsx";
import { UserBlock } from "./user-block.tsx";

/** The left edge of every page from 768 px up. */
export function Sidebar() {
  return (
    <aside className="sticky top-0 hidden h-dvh w-62 shrink-0 flex-col gap-4 overflow-y-auto border-r border-line px-3 py-4 md:flex print:hidden">
      <a href={paths.landing} className="w-fit rounded-chip px-2 py-1">
        <Logo />
      </a>
      <ProjectSlot />
      <nav aria-label={m.app_pages()}>
        <NavigationList />
      </nav>
      <div className="mt-auto flex flex-col gap-3 pt-2">
        <UsageSlot />
        <UserBlock />
      </div>
    </aside>
  );
}
