export { DialogLoading } from "@vignette/ui";

type Page = { querySelector: (selectors: string) => unknown };

/** Whether a dialog is open on a page, or was opened and is still loading. */
export const isDialogOpen = (page: Page = document): boolean =>
  page.querySelector('[role="dialog"], [role="alertdialog"], [data-dialog-loading]') !== null;
