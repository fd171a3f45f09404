import { isbot } from 'isbot';
import { readUserAgent } from '#kit/user-agent';

interface ClickBrowser {
  device: string;
  browser: string;
  os: string;
  isBot: boolean;
}

/** Few browsers make most clicks: what they are is found out once. */
const known = new Map<string, ClickBrowser>();
const mostKnown = 5000;
/** Characters that are looked at: what is longer is no browser's. */
const longest = 1000;

/** What a `User-Agent` says, and whether it is a program's that reads pages by itself; without one it is nobody's browser. */
export function readBrowser(userAgent: string): ClickBrowser {
  const text = userAgent.slice(0, longest);
  const found = known.get(text);
  if (found) return found;
  const { deviceType: device, browser, os } = readUserAgent(text);
  const read = { device, browser, os, isBot: text === '' || isbot(text) };
  if (known.size >= mostKnown) known.clear();
  known.set(text, read);
  return read;
}
