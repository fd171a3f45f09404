const lastFailure = 'reloaded-for';

/** Returns whether the page has input that a reload would lose; set by `features/behaviour/typing-mark.ts`. */
export const hasUnsavedTyping = (): boolean => document.documentElement.hasAttribute('data-typed');

/**
 * Reloads the page when a script is missing after a new build: once per script, and not with unsaved input. Missing styles alone
 * are ignored.
 */
export function reloadAfterNewBuild(): void {
  addEventListener('vite:preloadError', (event) => {
    const { message } = event.payload;
    if (/css/i.test(message)) {
      event.preventDefault();
      return;
    }
    if (hasUnsavedTyping() || sessionStorage.getItem(lastFailure) === message) return;
    sessionStorage.setItem(lastFailure, message);
    location.reload();
  });
}
