import { Trans } from '@lingui/react/macro';
import type { AffiliateAnnouncement } from '@selvedge/server/contract';
import { Link } from '#lib/paths/link.tsx';
import { Chip } from '#ui/chip.tsx';
import { Moment } from '#ui/figures/moment.tsx';
import portal from '../portal/portal.module.css';
import { usePortalTimeZone } from '../portal/time-zone-context.ts';
import styles from './messages.module.css';

/** Announcements of the programme, the newest first. */
export function AnnouncementList({ announcements }: { announcements: readonly AffiliateAnnouncement[] }) {
  return (
    <ul className={styles.list}>
      {announcements.map((announcement) => (
        <li key={announcement.id}>
          <Announcement announcement={announcement} />
        </li>
      ))}
    </ul>
  );
}

/** An announcement with its whole text and its link. */
export function Announcement({ announcement: { id, title, text, path, publishedAt, isRead } }: { announcement: AffiliateAnnouncement }) {
  const timeZone = usePortalTimeZone();
  const headingId = `announcement-${id}`;
  return (
    <article className={styles.card} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {isRead ? null : (
          <Chip tone="primary">
            <Trans>New</Trans>
          </Chip>
        )}
      </div>
      <p className={styles.quiet}>
        <Moment at={publishedAt} timeZone={timeZone} />
      </p>
      <p className={styles.text}>{text}</p>
      {path === null ? null : (
        <Link to={path} className={portal.download}>
          <Trans>Open the page</Trans>
        </Link>
      )}
    </article>
  );
}
