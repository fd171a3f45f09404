import { useEffect } from 'react';
import { useSnackbar } from '#ui/overlays/snackbar.tsx';

/** The messages of a page about a failed action: error notices and other marked texts. They are live regions. */
const failures = 'main [role="alert"], main [data-failure]';

/** Also shows each reported failure of an action in the snackbar, as the specification requires. */
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
