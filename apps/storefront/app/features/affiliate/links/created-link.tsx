import { Trans, useLingui } from '@lingui/react/macro';
import type { TrackingLink } from '@selvedge/server/contract';
import { useEffect, useRef } from 'react';
import { Section } from '#ui/section.tsx';
import { CopyField } from './copy-field.tsx';
import { LinkEarns } from './link-earns.tsx';
import styles from './created-link.module.css';
import portal from '../portal/portal.module.css';

/** A newly created link: its addresses, its commission and its QR code. */
export function CreatedLink({ link }: { link: TrackingLink }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), [link.id]);
  return (
    <div ref={place} tabIndex={-1} className={styles.made}>
      <Section title={<Trans>Your link is ready</Trans>}>
        {link.productName || link.earns ? (
          <p className={styles.earns}>
            {link.productName ? <span>{link.productName}</span> : null}
            {link.earns ? (
              <strong>
                <LinkEarns earns={link.earns} />
              </strong>
            ) : null}
          </p>
        ) : null}
        <div className={styles.parts}>
          <div className={styles.addresses}>
            <CopyField label={t`Short link`} value={link.shortUrl} />
            <CopyField label={t`Full address`} value={link.url} />
          </div>
          <QrCode link={link} />
        </div>
        <p className={portal.quiet}>
          <Trans>Both lead to the same page and count the same. Share whichever you prefer.</Trans>
        </p>
      </Section>
    </div>
  );
}

/** The QR code of the short link, to print or show. */
export function QrCode({ link }: { link: Pick<TrackingLink, 'qrCode' | 'code'> }) {
  const { t } = useLingui();
  const drawn = `data:image/svg+xml,${encodeURIComponent(link.qrCode)}`;
  return (
    <p className={styles.qr}>
      <img src={drawn} alt={t`QR code of the short link`} width={140} height={140} />
      <a href={drawn} download={`${link.code}.svg`} className={portal.download}>
        <Trans>Download QR code (SVG)</Trans>
      </a>
    </p>
  );
}
