import type { WaitingCounts } from '@selvedge/server/admin/dashboard';
import type { BackOfficePage, BackOfficeResource, Section } from '#resources/resource.ts';

export type MenuEntry = BackOfficeResource | BackOfficePage;

export const getPath = (entry: MenuEntry): string => ('path' in entry ? entry.path : `/${entry.name}`);

/** Returns whether a page belongs to the entry: its list or one of its records. */
export const isCurrent = (entry: MenuEntry, path: string): boolean => path === getPath(entry) || path.startsWith(`${getPath(entry)}/`);

/** Returns the number of open tasks in some entries; an unknown number counts as zero. */
export const countWaiting = (entries: readonly Pick<MenuEntry, 'waiting'>[], waiting: WaitingCounts | undefined): number =>
  entries.reduce((sum, { waiting: name }) => sum + ((name && waiting?.[name]) ?? 0), 0);

/** The groups of daily work. */
const daily: readonly Section[] = ['Orders', 'Customers', 'Catalogue'];
/** A menu of at most this many entries fits on a screen. */
const MAX_OPEN_ENTRIES = 15;

/** Returns whether a group is open before the person has collapsed or expanded it. */
export const isOpenAtFirst = (section: Section, { entries, current }: { entries: readonly MenuEntry[]; current: string }): boolean =>
  entries.length <= MAX_OPEN_ENTRIES || daily.includes(section) || entries.some((entry) => entry.section === section && isCurrent(entry, current));
