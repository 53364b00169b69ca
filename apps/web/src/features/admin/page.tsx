import { PageHeader, type Tab, Tabs } from "@vignette/ui";
import { useSearchParams } from "react-router";
import { NotFoundPage } from "../../shared/not-found-page.tsx";
import { PageBoundary } from "../../shared/page-boundary.tsx";
import { Changes } from "./changes.tsx";
import { CountryList } from "./country-list.tsx";
import { Health } from "./health.tsx";
import { PlanList } from "./plan-list.tsx";
import { SwitchList } from "./switch-list.tsx";
import { TicketList } from "./ticket-list.tsx";
import { UnreadableDocuments } from "./unreadable-documents.tsx";
import { useIsAdmin } from "./use-is-admin.ts";
import { UserList } from "./user-list.tsx";

/** Admin Dashboard: what runs the product. Other users find nothing at this address. Source: spec §2, §6. */
export function AdminPage() {
  const isAdmin = useIsAdmin();
  if (isAdmin === undefined) return null;
  return isAdmin ? <Sections /> : <NotFoundPage />;
}

type Section = "health" | "flags" | "plans" | "tickets" | "users" | "countries" | "log" | "documents";

const sections: readonly Tab<Section>[] = [
  { value: "health", label: "Health", panel: <Health /> },
  { value: "flags", label: "Flags", panel: <SwitchList /> },
  { value: "plans", label: "Plans", panel: <PlanList /> },
  { value: "tickets", label: "Tickets", panel: <TicketList /> },
  { value: "users", label: "Users", panel: <UserList /> },
  { value: "countries", label: "Countries", panel: <CountryList /> },
  { value: "log", label: "Log", panel: <Changes /> },
  { value: "documents", label: "Documents", panel: <UnreadableDocuments /> },
];

/** The section stands in the address, so that it can be sent to a colleague. */
function Sections() {
  const [search, setSearch] = useSearchParams();
  const shown = sections.find((it) => it.value === search.get("section"))?.value ?? "health";
  return (
    <>
      <PageHeader title="Admin Dashboard" />
      <Tabs
        label="Sections"
        tabs={sections.map((it) => ({ ...it, panel: it.value === shown ? within(it.panel) : null }))}
        value={shown}
        onChange={(section) => setSearch({ section }, { replace: true })}
      />
    </>
  );
}

const within = (panel: Tab<Section>["panel"]) => <PageBoundary>{panel}</PageBoundary>;
