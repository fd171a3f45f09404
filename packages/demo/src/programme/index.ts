import { listInLanguages } from '../list-in-languages.ts';

/** An announcement to the affiliates of the demo. */
export interface DemoAnnouncement {
  /** The page of the portal that it is about. */
  path: string;
  daysAgo: number;
  texts: { languageId: number; title: string; text: string }[];
}

const createAnnouncement = (code: string, place: Pick<DemoAnnouncement, 'path' | 'daysAgo'>): DemoAnnouncement => ({
  ...place,
  texts: listInLanguages((find) => ({ title: find(`programme.${code}.title`), text: find(`programme.${code}.text`) })),
});

/** The announcements of the demo, oldest first. */
export const listDemoAnnouncements = (): DemoAnnouncement[] => [
  createAnnouncement('currency', { path: '/affiliate/profile', daysAgo: 12 }),
  createAnnouncement('banners', { path: '/affiliate/links?view=creatives', daysAgo: 2 }),
];
