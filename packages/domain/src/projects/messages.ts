/** What a person reads when a project call fails. Source: spec §8, Projects; §5 for the question. */
export const projectMessages = {
  loadFailed: "Failed to load projects",
  createFailed: "Failed to create project",
  updateFailed: "Failed to update project",
  removeFailed: "Failed to delete project",
  confirmRemoval: "Are you sure you want to delete this project? This action cannot be undone.",
} as const;
