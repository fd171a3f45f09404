import { Trans } from '@lingui/react/macro';
import type { AffiliateAnnouncement } from '@selvedge/server/contract';
import { Link } from '#lib/paths/link.tsx';
import portal from '../portal/portal.module.css';
import { Announcement } from './announcement-list.tsx';
import { announcementsPath } from './message-views.tsx';

/** The newest announcement on the overview. It stays unread until the page of all announcements is opened. */
export const NewestAnnouncement = ({ announcement }: { announcement: AffiliateAnnouncement }) => (
  <div>
    <Announcement announcement={announcement} />
    <Link to={announcementsPath} className={portal.download}>
      <Trans>All announcements</Trans>
    </Link>
  </div>
);
