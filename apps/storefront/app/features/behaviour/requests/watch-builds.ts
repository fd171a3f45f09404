import { hasUnsavedTyping } from '#lib/new-build.ts';

/** ms between checks, and the minimum before a check when a tab becomes visible. */
const usual = { every: 5 * 60 * 1000, atLeast: 30 * 1000 };
const reloadedBuildKey = 'reloaded-for-build';

interface Options {
  /** The build of this page. */
  own: string;
  reload: () => void;
  every?: number;
  atLeast?: number;
}

/**
 * Checks regularly for a new build. If there is one, the next link loads its page in full, and a hidden tab reloads:
 * once per build, and never while a form has input.
 * @returns a function that stops it
 */
export function watchBuilds({ own, reload, every = usual.every, atLeast = usual.atLeast }: Options): () => void {
  let latest = own;
  let checkedAt = performance.now();
  const isDue = (): boolean => latest !== own && !hasUnsavedTyping() && read(reloadedBuildKey) !== latest;
  const ask = async () => {
    checkedAt = performance.now();
    try {
      const response = await fetch('/latest.json', { cache: 'no-store' });
      const manifest = response.ok ? ((await response.json()) as { version?: unknown }) : {};
      if (typeof manifest.version === 'string') latest = manifest.version;
    } catch {
      // Tries again at the next check.
    }
    reloadUnseen();
  };
  const reloadUnseen = () => {
    if (document.visibilityState !== 'hidden' || !isDue()) return;
    write(reloadedBuildKey, latest);
    reload();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') reloadUnseen();
    else if (performance.now() - checkedAt >= atLeast) void ask();
  };
  /** Runs before the router's handler, so that the browser follows the link itself. */
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || isOnThisPage(link) || !isDue()) return;
    write(reloadedBuildKey, latest);
    event.stopPropagation();
  };

  const timer = setInterval(() => {
    if (document.visibilityState !== 'hidden') void ask();
  }, every);
  document.addEventListener('visibilitychange', onVisibility);
  document.addEventListener('click', onClick, true);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    document.removeEventListener('click', onClick, true);
  };
}

const isOnThisPage = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search;

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Without storage the page reloads twice at worst.
  }
}
