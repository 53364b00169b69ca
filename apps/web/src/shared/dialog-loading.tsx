/**
 * Stands in for a dialog while its code is loading, so that nothing else opens in the meantime: the upsell would cover
 * the dialog, and closing it would close both. Use it as the fallback of a lazily loaded dialog.
 */
export const DialogLoading = () => <span hidden data-dialog-loading="" />;

/** Whether a dialog is open, or was opened and is still loading. */
export const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [data-dialog-loading]') !== null;
