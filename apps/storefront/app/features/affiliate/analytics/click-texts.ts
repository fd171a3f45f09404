import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Sources that the shop names itself. All others are the affiliate's own words. */
const names = { direct_link: msg`Direct link` } as const;
const none = msg`Not specified`;

/** Returns a source, campaign or sub-id as shown in a table. An empty value means that none was given. */
export function formatSourceName(i18n: I18n, name: string): string {
  if (name === '') return i18n._(none);
  return Object.hasOwn(names, name) ? i18n._(names[name as keyof typeof names]) : name;
}

const deviceTexts: Readonly<Record<string, MessageDescriptor>> = { mobile: msg`Mobile phone`, tablet: msg`Tablet`, desktop: msg`Computer` };
const other = msg`Other`;

export const formatDeviceName = (i18n: I18n, device: string): string =>
  deviceTexts[device] ? i18n._(deviceTexts[device]) : formatName(i18n, device);

/** Returns the name of a browser or an operating system, or `Other`. */
export const formatName = (i18n: I18n, name: string): string => (/^(unknown|other)?$/i.test(name) ? i18n._(other) : name);

/** Reasons why a click is listed but not counted. */
const reasonTexts: Readonly<Record<string, MessageDescriptor>> = {
  bot: msg`Bots, such as search engines`,
  prefetch: msg`Pages preloaded by a browser but never viewed`,
  'unknown-code': msg`Links with an unknown code`,
  'not-active': msg`Your account wasn’t active`,
  repeat: msg`Repeat clicks within an hour`,
  'paid-traffic': msg`Paid ads, which the programme doesn’t allow`,
  'banned-referrer': msg`Visits from websites that the programme excludes`,
  'click-burst': msg`Too many clicks from one network within minutes`,
  'own-channel': msg`Visits through our own newsletters and ads`,
};

export const formatInvalidReason = (i18n: I18n, reason: string): string => (reasonTexts[reason] ? i18n._(reasonTexts[reason]) : reason);
