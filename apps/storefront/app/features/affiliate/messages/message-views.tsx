import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateProfile } from '@selvedge/server/contract';
import { Link } from '#lib/paths/link.tsx';
import styles from '../analytics/period-form.module.css';
import { UnreadCount } from './unread-count.tsx';

export type MessageView = 'announcements' | 'conversation';

/** The addresses of the two views. */
export const announcementsPath = '/affiliate/messages';
export const conversationPath = '/affiliate/messages?view=conversation';

/** Links that switch between announcements and the conversation with the shop, with the numbers of unread ones. */
export function MessageViews({ shown, unread }: { shown: MessageView; unread: AffiliateProfile['unread'] }) {
  const { t } = useLingui();
  const views = [
    { view: 'announcements', to: announcementsPath, label: <Trans>Announcements</Trans>, count: unread.announcements },
    { view: 'conversation', to: conversationPath, label: <Trans>Conversation</Trans>, count: unread.messages },
  ] as const;
  return (
    <nav aria-label={t`Views`}>
      <ul className={styles.lengths}>
        {views.map(({ view, to, label, count }) => (
          <li key={view}>
            <Link to={to} className={styles.length} aria-current={shown === view ? 'page' : undefined}>
              {label}
              <UnreadCount count={count} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
