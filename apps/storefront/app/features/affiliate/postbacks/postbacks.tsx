import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliatePostbacks } from '@selvedge/server/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { affiliateProfilePath } from '#lib/session/affiliate-context.ts';
import { Form } from '#lib/paths/link.tsx';
import { AccountForm } from '#ui/forms/account-form.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Moment } from '#ui/figures/moment.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { Section } from '#ui/section.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { FormAnswer } from '#lib/forms/handle-form.ts';
import { CopyField } from '../links/copy-field.tsx';
import { PostbackHelp } from './postback-help.tsx';
import { Answer, PostbackLog } from './postback-log.tsx';
import { postbackStateTexts } from './postback-texts.ts';
import styles from './postbacks.module.css';
import { PortalRefusal } from '../profile/refusal.tsx';
import { findPostbackAnswer, postbackIntents, type PostbackAnswer } from './handle-postback-form.ts';

interface PostbacksProps {
  userId: number;
  postbacks: AffiliatePostbacks;
  /** Whether the affiliate may change settings. A suspended affiliate can only read the log. */
  isActive: boolean;
  answer: FormAnswer | PostbackAnswer | undefined;
}

/** Settings and log of the postbacks to the affiliate's own system. */
export function Postbacks({ userId, postbacks, isActive, answer }: PostbacksProps) {
  const { address, log, state } = postbacks;
  const isSending = isActive && address !== null && state !== 'off';
  return (
    <div id="postbacks" className={styles.place}>
      <Section
        title={<Trans>Postbacks</Trans>}
        words={<Trans>We notify your own system of every conversion, reversal and payout as it happens, with a signature.</Trans>}
      >
        <LastResult answer={answer} />
        {address !== null || state === 'off' ? <State postbacks={postbacks} /> : null}
        {isActive ? <AddressForm key={address} userId={userId} address={address} answer={answer} /> : null}
        {isActive && address !== null ? <Actions isSending={isSending} /> : null}
        <PostbackHelp />
        {address !== null ? <PostbackLog log={log} isSending={isSending} /> : null}
      </Section>
    </div>
  );
}

/** Shows a new secret, the result of a test or a refusal. */
function LastResult({ answer }: Pick<PostbacksProps, 'answer'>) {
  const shown = findPostbackAnswer(answer);
  const refusal = answer?.intent !== postbackIntents.address && answer?.intent.startsWith('postback-') ? answer.refusal : null;
  return (
    <>
      {shown?.secret ? <Secret secret={shown.secret} /> : null}
      {shown?.tried ? <TestResult tried={shown.tried} /> : null}
      {refusal ? <PortalRefusal refusal={refusal} fallback="other" /> : null}
    </>
  );
}

function AddressForm({ userId, address, answer }: Pick<PostbacksProps, 'userId' | 'answer'> & { address: string | null }) {
  const { t } = useLingui();
  return (
    <AccountForm
      userId={userId}
      intent={postbackIntents.address}
      action={`${affiliateProfilePath}#postbacks`}
      answer={answer}
      labels={{ address: t`URL of your system` }}
      submit={<Trans>Save address</Trans>}
    >
      {(field) => (
        <TextField
          {...field('address', address ?? '')}
          label={t`URL of your system`}
          type="url"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={500}
          hint={t`e.g. https://tracker.example/postback`}
        />
      )}
    </AccountForm>
  );
}

function Actions({ isSending }: { isSending: boolean }) {
  return (
    <div className={styles.actions}>
      {isSending ? (
        <PostbackButton intent={postbackIntents.ping}>
          <Trans>Send a test</Trans>
        </PostbackButton>
      ) : null}
      <PostbackButton intent={postbackIntents.secret}>
        <Trans>Replace secret</Trans>
      </PostbackButton>
      <PostbackButton intent={postbackIntents.remove}>
        <Trans>Remove URL and log</Trans>
      </PostbackButton>
    </div>
  );
}

function PostbackButton({ intent, children }: { intent: string; children: ReactNode }) {
  return (
    <Form method="post" action={`${affiliateProfilePath}#postbacks`} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <Button variant={intent === postbackIntents.ping ? 'secondary' : 'quiet'} isWide>
        {children}
      </Button>
    </Form>
  );
}

function State({ postbacks: { state, bothSecretsUntil } }: { postbacks: AffiliatePostbacks }) {
  const { i18n } = useLingui();
  if (state === 'none') return null;
  return (
    <div className={styles.state}>
      <Chip tone={state === 'on' ? 'success' : 'warning'}>{i18n._(postbackStateTexts[state])}</Chip>
      {state === 'off' ? (
        <span>
          <Trans>We’ve stopped sending. Please write to us if you’d like to start again.</Trans>
        </span>
      ) : null}
      {bothSecretsUntil ? (
        <span className={styles.quiet}>
          <Trans>
            The old secret works alongside the new one until <Moment at={bothSecretsUntil} />.
          </Trans>
        </span>
      ) : null}
    </div>
  );
}

/** The secret is shown only once: with scripts it receives the focus so that it is not missed. */
function Secret({ secret }: { secret: string }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [secret]);
  return (
    <div ref={place} tabIndex={-1} className={styles.secret}>
      <CopyField label={t`Your signing secret`} value={secret} />
      <p>
        <Trans>This is the only time we’ll show it. Store it where your system verifies signatures.</Trans>
      </p>
    </div>
  );
}

function TestResult({ tried }: { tried: NonNullable<PostbackAnswer['tried']> }) {
  const isTaken = tried.status === 'delivered';
  return (
    <div role="status">
      <Notice
        tone={isTaken ? 'success' : 'warning'}
        title={isTaken ? <Trans>Your system received the test.</Trans> : <Trans>The test wasn’t received.</Trans>}
      >
        <Answer postback={tried} />
      </Notice>
    </div>
  );
}
