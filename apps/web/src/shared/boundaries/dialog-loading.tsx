/**
 * A placeholder for a dialog while its code is loading, so that nothing else opens in the meantime: the upsell would
 * cover the dialog, and closing it would close both. Use it as the fallback of a lazily loaded dialog.
 */
export const DialogLoading = () => <span hidden data-dialog-loading="" />;

type Page = { querySelector: (selectors: string) => unknown };

/** Whether a dialog is open on a page, or was opened and is still loading. */
export const isDialogOpen = (page: Page = document): boolean =>
  page.querySelector('[role="dialog"], [role="alertdialog"], [data-dialog-loading]') !== null;
