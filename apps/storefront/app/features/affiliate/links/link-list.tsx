import { Trans, useLingui } from '@lingui/react/macro';
import type { TrackingLink } from '@selvedge/server/contract';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { CopyField } from './copy-field.tsx';
import { useCountsColumns } from '../analytics/counts-columns.tsx';
import type { NamedCountry } from '../profile/country-names.ts';
import { LinkEarns } from './link-earns.tsx';
import styles from './link-list.module.css';
import { QrCode } from './created-link.tsx';
import { PortalTable } from '../portal/portal-table.tsx';
import portal from '../portal/portal.module.css';

/** The affiliate's links with the figures of each. */
export function LinkList({ links, countries }: { links: readonly TrackingLink[]; countries: readonly NamedCountry[] }) {
  const { t } = useLingui();
  const counts = useCountsColumns<TrackingLink>();
  const getLinkName = (link: TrackingLink): string => link.name || link.productName || link.path;
  return (
    <PortalTable
      caption={t`Your links`}
      rows={links}
      getKey={({ id }) => id}
      empty={<Trans>You don’t have any links yet. Create your first one above: it only takes a minute.</Trans>}
      columns={[
        {
          head: t`Link`,
          cell: (link) => (
            <span className={styles.link}>
              <span>{getLinkName(link)}</span>
              <span className={styles.quiet}>
                {countries.find(({ id }) => id === link.countryId)?.name} {link.path}
              </span>
              {link.earns ? (
                <span className={styles.quiet}>
                  <LinkEarns earns={link.earns} />
                </span>
              ) : null}
            </span>
          ),
        },
        ...counts,
        { head: t`Share`, cell: (link) => <Share link={link} name={getLinkName(link)} /> },
      ]}
    />
  );
}

function Share({ link, name }: { link: TrackingLink; name: string }) {
  const { t } = useLingui();
  return (
    <details className={styles.share}>
      <summary className={portal.download} aria-label={t`Copy, QR code, archive: ${name}`}>
        <Trans>Copy and more</Trans>
      </summary>
      <div className={styles.ways}>
        <CopyField label={t`Short link`} value={link.shortUrl} />
        <CopyField label={t`Full address`} value={link.url} />
        <QrCode link={link} />
        <Form method="post" action="/affiliate/links" preventScrollReset>
          <input type="hidden" name="intent" value="archive" />
          <input type="hidden" name="linkId" value={link.id} />
          <Button variant="quiet" size="small" aria-label={t`Archive ${name}`}>
            <Trans>Archive</Trans>
          </Button>
          <p className={styles.quiet}>
            <Trans>It will leave this list, but still work and still earn.</Trans>
          </p>
        </Form>
      </div>
    </details>
  );
}
