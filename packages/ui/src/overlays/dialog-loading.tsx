/**
 * A placeholder for a dialog while its code is loading, so that nothing else opens in the meantime. Also the fallback of
 * a dialog that a page loads by itself.
 */
export const DialogLoading = () => <span hidden data-dialog-loading="" />;
