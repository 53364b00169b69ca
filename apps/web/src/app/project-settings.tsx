import { ProjectSettingsPage } from "../features/projects/settings-page.tsx";
import { BrandKitPanel } from "../features/studio/brand/brand-kit-panel.tsx";

/** The settings of a project: its name, its brand kit, and its removal. */
export const ProjectSettings = ({ projectId }: { projectId: string }) => (
  <ProjectSettingsPage projectId={projectId}>
    <BrandKitPanel projectId={projectId} />
  </ProjectSettingsPage>
);
