import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliatePostback, AffiliatePostbacks } from '@selvedge/server/contract';
import { affiliateProfilePath } from '#lib/session/affiliate-context.ts';
import { formatNumber } from '#lib/locale/format.ts';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Moment } from '#ui/figures/moment.tsx';
import { PageLinks } from '#ui/page-links.tsx';
import { postbackEventTexts, postbackStatusTexts, postbackTones, problemTexts } from './postback-texts.ts';
import { PortalTable } from '../portal/portal-table.tsx';
import styles from './postbacks.module.css';
import { postbackIntents } from './handle-postback-form.ts';

/** The postbacks of the last thirty days with their results. */
export function PostbackLog({ log: { items, meta }, isSending }: { log: AffiliatePostbacks['log']; isSending: boolean }) {
  const { t, i18n } = useLingui();
  const getEventName = (event: string): string => {
    const text = postbackEventTexts[event];
    return text ? i18n._(text) : event;
  };
  return (
    <div className={styles.log}>
      <h3>
        <Trans>Sent in the last 30 days</Trans>
      </h3>
      <PortalTable
        caption={t`Postbacks of the last 30 days`}
        rows={items}
        getKey={({ id }) => id}
        empty={<Trans>Nothing sent yet.</Trans>}
        columns={[
          {
            head: t`Event`,
            cell: ({ event, at }) => (
              <span className={styles.stack}>
                <span>{getEventName(event)}</span>
                <span className={styles.quiet}>
                  <Moment at={at} />
                </span>
              </span>
            ),
          },
          { head: t`Status`, cell: ({ status }) => <Chip tone={postbackTones[status]}>{i18n._(postbackStatusTexts[status])}</Chip> },
          { head: t`Attempts`, isNumber: true, cell: ({ attempts }) => formatNumber(attempts, i18n.locale) },
          { head: t`Response`, cell: (postback) => <Answer postback={postback} /> },
          ...(isSending
            ? [
                {
                  head: t`Resend`,
                  cell: (postback: AffiliatePostback) => <RepeatButton postback={postback} name={getEventName(postback.event)} />,
                },
              ]
            : []),
        ]}
      />
      <PageLinks meta={meta} buildAddress={(page) => `${affiliateProfilePath}${page > 1 ? `?page=${page}` : ''}#postbacks`} />
    </div>
  );
}

/** The response status of the affiliate's system, or the reason why there is none. */
export function Answer({ postback: { answer, problem } }: { postback: Pick<AffiliatePostback, 'answer' | 'problem'> }) {
  const { i18n } = useLingui();
  if (answer !== null) return <span translate="no">{`HTTP ${answer}`}</span>;
  return problem && problem !== 'answered' ? <span>{i18n._(problemTexts[problem])}</span> : <span>–</span>;
}

function RepeatButton({ postback: { id, attempts }, name }: { postback: AffiliatePostback; name: string }) {
  const { t } = useLingui();
  if (attempts === 0) return null;
  return (
    <Form method="post" action={affiliateProfilePath} preventScrollReset>
      <input type="hidden" name="intent" value={postbackIntents.again} />
      <input type="hidden" name="postbackId" value={id} />
      <Button variant="quiet" size="small" aria-label={t`Send again: ${name}`}>
        <Trans>Send again</Trans>
      </Button>
    </Form>
  );
}
