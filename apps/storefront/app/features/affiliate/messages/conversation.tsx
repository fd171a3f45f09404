import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateMessage } from '@selvedge/server/contract';
import type { FormAnswer } from '#lib/forms/handle-form.ts';
import { useShop } from '#lib/use-shop.ts';
import { Chip } from '#ui/chip.tsx';
import { Moment } from '#ui/figures/moment.tsx';
import { AccountForm } from '#ui/forms/account-form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { classes } from '#ui/styles/classes.ts';
import { usePortalTimeZone } from '../portal/time-zone-context.ts';
import { conversationPath } from './message-views.tsx';
import styles from './messages.module.css';

interface ConversationProps {
  userId: number;
  messages: readonly AffiliateMessage[];
  /** The key of the next message: a form that is sent twice is stored once. */
  messageKey: string;
  answer: FormAnswer | undefined;
}

/** The messages between the affiliate and the shop, and the form for the next one. */
export function Conversation({ userId, messages, messageKey, answer }: ConversationProps) {
  const { t } = useLingui();
  return (
    <>
      {messages.length > 0 ? (
        <ul className={styles.conversation} aria-label={t`Conversation`}>
          {messages.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ul>
      ) : (
        <p className={styles.quiet}>
          <Trans>No messages yet. Write to us if you have a question about the programme.</Trans>
        </p>
      )}
      <div id="write" className={styles.form}>
        <AccountForm
          key={messageKey}
          userId={userId}
          intent="message"
          action={`${conversationPath}#write`}
          answer={answer}
          labels={{ text: t`Your message` }}
          submit={<Trans>Send</Trans>}
        >
          {(field) => (
            <>
              <input type="hidden" name="key" value={messageKey} />
              <TextField {...field('text')} label={t`Your message`} isLong required maxLength={4000} />
            </>
          )}
        </AccountForm>
      </div>
    </>
  );
}

function Message({ message: { sender, text, sentAt, isRead } }: { message: AffiliateMessage }) {
  const { market } = useShop();
  const timeZone = usePortalTimeZone();
  const isOwn = sender === 'affiliate';
  return (
    <li className={classes(styles.message, isOwn && styles.own)}>
      <p className={styles.from}>
        {isOwn ? <Trans>You</Trans> : <span translate="no">{market.shopName}</span>}
        <Moment at={sentAt} timeZone={timeZone} />
        {isOwn || isRead ? null : (
          <Chip tone="primary">
            <Trans>New</Trans>
          </Chip>
        )}
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
