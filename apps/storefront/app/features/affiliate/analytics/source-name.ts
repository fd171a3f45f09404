import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Sources that the shop names itself. All others are the affiliate's own words. */
const names = { direct_link: msg`Direct link` } as const;
const none = msg`Not given`;

/** Returns a source, campaign or sub-id as shown in a table. An empty one was not given. */
export function sourceName(i18n: I18n, name: string): string {
  if (name === '') return i18n._(none);
  return Object.hasOwn(names, name) ? i18n._(names[name as keyof typeof names]) : name;
}
