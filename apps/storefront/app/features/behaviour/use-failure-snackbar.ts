import { useEffect } from 'react';
import { useSnackbar } from '#ui/overlays/snackbar.tsx';

/** The messages of a page about a failed action: error notices and other marked texts. They are live regions. */
const failures = 'main [role="alert"], main [data-failure]';
/** The summary of a form's errors takes the focus. Its number of fields changes with each correction, which is not a new failure. */
const summary = '[tabindex]';

/** Also shows each reported failure of an action in the snackbar, as the specification requires, until the page no longer reports one. */
export function useFailureSnackbar(): void {
  const { show, hideFailure } = useSnackbar();
  useEffect(() => {
    let shown = new Map<Element, string>();
    const isNew = (element: Element, text: string) => (element.matches(summary) ? !shown.has(element) : ![...shown.values()].includes(text));
    const showNew = () => {
      const now = readFailures();
      const found = [...now].find(([element, text]) => isNew(element, text));
      if (now.size === 0 && shown.size > 0) hideFailure();
      shown = now;
      if (found) show({ text: found[1], tone: 'failure', isAnnounced: true });
    };
    showNew();
    const observer = new MutationObserver(showNew);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [show, hideFailure]);
}

/** Reads the first line of each message: its title, without the fields that a summary lists. */
function readFailures(): Map<Element, string> {
  const found = [...document.querySelectorAll<HTMLElement>(failures)];
  return new Map(found.map((element) => [element, element.innerText.trim().split('\n', 1)[0] ?? ''] as const).filter(([, text]) => text));
}
