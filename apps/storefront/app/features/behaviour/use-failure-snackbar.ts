import { useEffect } from 'react';
import { useSnackbar } from '#ui/overlays/snackbar.tsx';

/** What a page says of a failed action: its error notices, and other marked texts. They announce themselves. */
const failures = 'main [role="alert"], main [data-failure]';

/** Shows each failure of an action that the page reports in the snackbar too, which the specification requires. */
export function useFailureSnackbar(): void {
  const { show } = useSnackbar();
  useEffect(() => {
    let shown: string[] = [];
    const showNew = () => {
      const now = readFailures();
      const text = now.find((failure) => !shown.includes(failure));
      shown = now;
      if (text) show({ text, tone: 'failure', isAnnounced: true });
    };
    showNew();
    const observer = new MutationObserver(showNew);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [show]);
}

const readFailures = (): string[] => [...document.querySelectorAll(failures)].map(({ textContent }) => textContent.trim()).filter(Boolean);
