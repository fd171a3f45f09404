import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link } from '#lib/paths/link.tsx';
import { AccountForm } from '#ui/forms/account-form.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import styles from '#ui/forms/settings-form.module.css';
import { TextField } from '#ui/forms/text-field.tsx';
import { HoneypotField } from '#ui/forms/honeypot-field.tsx';
import pageStyles from './contact.module.css';
import { topicNames, topics } from './topics.ts';
import type { ContactAnswer } from './write-to-shop.ts';

/** The contact form. Shows the ticket number on success, or the errors with the input. */
export function Contact({ answer }: { answer: ContactAnswer | undefined }) {
  const { t } = useLingui();
  return (
    <div className={pageStyles.page}>
      <Breadcrumbs items={[{ label: t`Home`, href: '/' }, { label: t`Help centre`, href: '/helpcenter' }, { label: t`Write to us` }]} />
      <h1>
        <Trans>Write to us</Trans>
      </h1>
      {answer && 'number' in answer ? (
        <MessageSent answer={answer} />
      ) : (
        <>
          <p className={pageStyles.words}>
            <Trans>
              We reply by email, usually within one working day. You’ll find many answers in our <Link to="/helpcenter">help centre</Link>. To see
              where your parcel is, use <Link to="/Track/Order">order tracking</Link>.
            </Trans>
          </p>
          <ContactForm answer={answer} />
        </>
      )}
    </div>
  );
}

function MessageSent({ answer: { number, email } }: { answer: { number: string; email: string } }) {
  const confirmation = useRef<HTMLDivElement>(null);
  useEffect(() => confirmation.current?.focus(), []);
  return (
    <div ref={confirmation} role="status" tabIndex={-1}>
      <Notice tone="success" title={<Trans>We’ve received your message</Trans>}>
        <Trans>
          Your ticket number is <strong>{number}</strong>. We’ll reply to {email}, where a copy of your message is on its way.
        </Trans>
      </Notice>
    </div>
  );
}

function ContactForm({ answer }: { answer: Exclude<ContactAnswer, { number: string }> | undefined }) {
  const { t, i18n } = useLingui();
  const labels = { topic: t`What’s it about?`, name: t`Your name`, email: t`Email`, orderNumber: t`Order number`, message: t`Your message` };
  return (
    <AccountForm userId={null} intent="contact" answer={answer} labels={labels} submit={<Trans>Send</Trans>}>
      {(field) => (
        <div className={styles.group}>
          <SelectField
            {...field('topic')}
            label={labels.topic}
            required
            options={[{ value: '', label: t`Please choose` }, ...topics.map((topic) => ({ value: topic, label: i18n._(topicNames[topic]) }))]}
          />
          <div className={styles.pair}>
            <TextField {...field('name')} label={labels.name} autoComplete="name" required maxLength={120} />
            <TextField
              {...field('email')}
              label={labels.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
              maxLength={254}
            />
          </div>
          <TextField
            {...field('orderNumber')}
            label={labels.orderNumber}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            hint={t`If it’s about an order. You’ll find the number in your confirmation email, e.g. 7KQ4M-X2RPA.`}
          />
          <TextField {...field('message')} label={labels.message} isLong required maxLength={4000} />
          <HoneypotField name="fax" />
          <p className={pageStyles.quiet}>
            <Trans>We’ll use what you send to answer you, and delete it no later than two years after your question is settled.</Trans>
          </p>
        </div>
      )}
    </AccountForm>
  );
}
