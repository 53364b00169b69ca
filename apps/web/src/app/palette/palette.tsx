import { m } from "@vignette/messages";
import { CommandDialog, type CommandItem } from "@vignette/ui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { chooseProject, useCurrentProject } from "../../features/projects/use-current-project.ts";
import { paths } from "../../paths.ts";
import { weekdayMomentText } from "../../shared/formats.ts";
import { askForHelp } from "../../shared/help.ts";
import { logOut } from "../../shared/log-out/log-out.ts";
import { useTheme } from "../../shared/theme.ts";
import { kindNames } from "../../shared/words/content-kinds.ts";
import { trpc } from "../../trpc.ts";
import { recentRange } from "../activity/recent-posts.ts";
import { useShownEntries } from "../navigation/use-shown-entries.ts";
import { matching } from "./matching.ts";
import { recent } from "./recent.ts";

/** A row, and what choosing it does. `also`: another name by which it is found. */
type Row = CommandItem & { also?: string; act: () => void };

type PaletteProps = { onClose: () => void; onShortcuts: () => void };

/** Pages, actions, projects, posts and creations in one field: those chosen last come first. */
export function Palette({ onClose, onShortcuts }: PaletteProps) {
  const [query, setQuery] = useState("");
  const [first] = useState(recent.ids);
  const posts = usePosts(query);
  const rows = [...usePages(), ...useActions(onShortcuts), ...useProjects(), ...posts.rows, ...useCreations()];
  const place = ({ id }: Row) => (first.includes(id) ? first.indexOf(id) : first.length);
  return (
    <CommandDialog
      label={m.app_search_or_jump_to()}
      items={matching(
        rows.toSorted((a, b) => place(a) - place(b)),
        query,
      )}
      query={query}
      onQuery={setQuery}
      onClose={onClose}
      onChoose={(row) => {
        recent.add(row.id);
        onClose();
        row.act();
      }}
      none={posts.isSearching ? m.app_searching() : m.app_no_results()}
    />
  );
}

function usePages(): Row[] {
  const navigate = useNavigate();
  const pages = useShownEntries().map(({ path, label, short, key }) => ({
    ...{ path, label, keys: `G ${key}` },
    ...(short !== undefined && { also: short }),
  }));
  const others = [
    { path: paths.accounts, label: m.app_accounts() },
    { path: paths.settings, label: m.app_settings() },
  ];
  return [...pages, ...others].map((page) => ({
    ...page,
    id: page.path,
    note: m.app_page(),
    act: () => void navigate(page.path),
  }));
}

function useActions(onShortcuts: () => void): Row[] {
  const navigate = useNavigate();
  const [, setTheme] = useTheme();
  const action = (label: string, act: () => void, keys?: string): Row => ({
    ...{ id: `action ${label}`, label, note: m.app_action(), act },
    ...(keys !== undefined && { keys }),
  });
  const goTo = (label: string, path: string) => action(label, () => void navigate(path));
  return [
    goTo(m.app_new_post(), paths.newPost),
    goTo(m.app_make_something(), paths.create),
    goTo(m.app_make_shorts(), paths.shorts),
    goTo(m.app_connect_tiktok_or_instagram(), paths.accounts),
    action(m.app_use_the_dark_theme(), () => setTheme("dark")),
    action(m.app_use_the_light_theme(), () => setTheme("light")),
    action(m.app_contact_support(), () => askForHelp({ kind: "support" })),
    action(m.app_keyboard_shortcuts(), onShortcuts, "?"),
    action(m.app_log_out(), () => void logOut()),
  ];
}

function useProjects(): Row[] {
  const { projects, project } = useCurrentProject();
  return projects
    .filter(({ id }) => id !== project?.id)
    .map(({ id, name }) => ({ id, label: name, note: m.app_project(), act: () => chooseProject(id) }));
}

/** The recent posts, which every page knows; all of them once something is typed. */
function usePosts(query: string): { rows: Row[]; isSearching: boolean } {
  const navigate = useNavigate();
  const { project } = useCurrentProject();
  const projectId = project?.id ?? "";
  const recentPosts = trpc.scheduling.list.useQuery(
    { projectId, ...recentRange(Date.now()) },
    { enabled: project !== null },
  );
  const all = trpc.scheduling.names.useQuery({ projectId }, { enabled: project !== null && query.trim() !== "" });
  const names =
    all.data ?? recentPosts.data?.map(({ id, name, schedule }) => ({ id, name, publishAt: schedule.publishAt })) ?? [];
  const rows = names.map(({ id, name, publishAt }) => ({
    ...{ id, label: name, note: m.app_post({ publishAt: weekdayMomentText(publishAt) }) },
    act: () => void navigate(paths.post(id)),
  }));
  return { rows, isSearching: all.isLoading };
}

function useCreations(): Row[] {
  const navigate = useNavigate();
  const { project } = useCurrentProject();
  const { data = [] } = trpc.studio.list.useQuery({ projectId: project?.id ?? "" }, { enabled: project !== null });
  return data
    .filter(({ rejectedAt }) => rejectedAt === null)
    .map(({ id, name, kind }) => ({
      ...{ id, label: name, note: kindNames[kind] },
      act: () => void navigate(paths.creation(id)),
    }));
}
