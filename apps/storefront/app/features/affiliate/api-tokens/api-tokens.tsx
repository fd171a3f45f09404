import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateApiToken, ReportScope } from '@selvedge/server/contract';
import { useEffect, useRef } from 'react';
import { affiliateProfilePath } from '#lib/session/affiliate-context.ts';
import { Form } from '#lib/paths/link.tsx';
import type { FormAnswer } from '#lib/forms/handle-form.ts';
import { AccountForm } from '#ui/forms/account-form.tsx';
import { Button } from '#ui/button.tsx';
import { Moment } from '#ui/figures/moment.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { CopyField } from '../links/copy-field.tsx';
import { PortalTable } from '../portal/portal-table.tsx';
import { usePortalTimeZone } from '../portal/time-zone-context.ts';
import styles from '../postbacks/postbacks.module.css';
import { ChoiceGroup } from '../profile/choice-group.tsx';
import { PortalRefusal } from '../profile/refusal.tsx';
import { apiTokenIntents, findCreatedToken, scopes, type ApiTokenAnswer } from './handle-api-token-form.ts';

const scopeTexts: Readonly<Record<ReportScope, MessageDescriptor>> = {
  clicks: msg`Clicks`,
  conversions: msg`Conversions`,
  commissions: msg`Commissions`,
  payouts: msg`Payouts`,
};

interface ApiTokensProps {
  userId: number;
  tokens: readonly AffiliateApiToken[];
  /** A suspended affiliate can only revoke tokens. */
  isActive: boolean;
  answer: FormAnswer | ApiTokenAnswer | undefined;
}

/** Tokens with which the affiliate's own system reads reports. */
export function ApiTokens({ userId, tokens, isActive, answer }: ApiTokensProps) {
  const created = findCreatedToken(answer);
  const refusal = answer?.intent === apiTokenIntents.revoke ? answer.refusal : null;
  return (
    <div id="api-tokens" className={styles.place}>
      <Section
        title={<Trans>API tokens</Trans>}
        words={<Trans>Your own system can read clicks, conversions, commissions and payouts through our API.</Trans>}
      >
        {created ? <CreatedToken token={created.token} /> : null}
        {refusal ? <PortalRefusal refusal={refusal} fallback="other" /> : null}
        <TokenList tokens={tokens} />
        {isActive ? <NewToken key={created?.id ?? 0} userId={userId} answer={created ? undefined : answer} /> : null}
        <p className={styles.quiet}>
          {/* oxlint-disable-next-line selvedge/no-api-path -- a page for people, not a call */}
          <a href="/api/docs" className={styles.inline}>
            <Trans>How to use the API</Trans>
          </a>
        </p>
      </Section>
    </div>
  );
}

/** The token is shown only once: with scripts it receives the focus so that it is not missed. */
function CreatedToken({ token }: { token: string }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [token]);
  return (
    <div ref={place} tabIndex={-1} className={styles.secret}>
      <CopyField label={t`Your API token`} value={token} />
      <p>
        <Trans>This is the only time we’ll show it. Your system sends it with each request: Authorization: Bearer …</Trans>
      </p>
    </div>
  );
}

function TokenList({ tokens }: Pick<ApiTokensProps, 'tokens'>) {
  const { t, i18n } = useLingui();
  const timeZone = usePortalTimeZone();
  return (
    <PortalTable
      caption={t`API tokens`}
      rows={tokens}
      getKey={({ id }) => id}
      empty={<Trans>You have no API tokens.</Trans>}
      columns={[
        {
          head: t`Name`,
          cell: ({ name, beginning }) => (
            <span className={styles.stack} translate="no">
              <span>{name}</span>
              <span className={styles.quiet}>{beginning}…</span>
            </span>
          ),
        },
        { head: t`Can read`, cell: ({ scopes: allowed }) => allowed.map((scope) => i18n._(scopeTexts[scope])).join(', ') },
        { head: t`Last used`, cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} timeZone={timeZone} /> : <Trans>Never</Trans>) },
        { head: t`Expires`, cell: ({ expiresAt }) => (expiresAt ? <Moment at={expiresAt} timeZone={timeZone} /> : <Trans>Never</Trans>) },
        { head: t`Revoke`, cell: (token) => <RevokeButton token={token} /> },
      ]}
    />
  );
}

function RevokeButton({ token: { id, name } }: { token: AffiliateApiToken }) {
  const { t } = useLingui();
  return (
    <Form method="post" action={`${affiliateProfilePath}#api-tokens`} preventScrollReset>
      <input type="hidden" name="intent" value={apiTokenIntents.revoke} />
      <input type="hidden" name="tokenId" value={id} />
      <Button variant="quiet" size="small" aria-label={t`Revoke: ${name}`}>
        <Trans>Revoke</Trans>
      </Button>
    </Form>
  );
}

function NewToken({ userId, answer }: Pick<ApiTokensProps, 'userId' | 'answer'>) {
  const { t, i18n } = useLingui();
  return (
    <AccountForm
      userId={userId}
      intent={apiTokenIntents.create}
      idPrefix="api-token"
      action={`${affiliateProfilePath}#api-tokens`}
      answer={answer}
      labels={{ name: t`Name`, scopes: t`Can read`, days: t`Expires after` }}
      submit={<Trans>Create token</Trans>}
    >
      {(field, typed) => (
        <>
          <TextField {...field('name')} label={t`Name`} required maxLength={100} hint={t`e.g. the system that uses it`} />
          <ChoiceGroup
            id={field('scopes').id}
            legend={t`Can read`}
            error={field('scopes').error}
            options={scopes.map((scope) => {
              const name = `scope-${scope}`;
              return { name, label: i18n._(scopeTexts[scope]), isTicked: typed === null || typed[name] === 'on' };
            })}
          />
          <SelectField
            {...field('days', '365')}
            label={t`Expires after`}
            options={[
              { value: '90', label: t`90 days` },
              { value: '365', label: t`1 year` },
              { value: '', label: t`Never` },
            ]}
          />
        </>
      )}
    </AccountForm>
  );
}
