import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateCreative } from '@selvedge/server/contract';
import { Day } from '../analytics/day.tsx';
import { CopyField } from '../links/copy-field.tsx';
import discounts from '../links/discount-list.module.css';
import portal from '../portal/portal.module.css';
import styles from './creative-list.module.css';

interface CreativeListProps {
  creatives: readonly AffiliateCreative[];
  languages: readonly { id: number; name: string }[];
}

/** Shows each banner or text with its HTML to copy and, for a banner, its files. */
export function CreativeList({ creatives, languages }: CreativeListProps) {
  return (
    <ul className={discounts.list}>
      {creatives.map((creative) => (
        <Creative key={creative.id} creative={creative} language={languages.find(({ id }) => id === creative.languageId)?.name} />
      ))}
    </ul>
  );
}

function Creative({ creative, language }: { creative: AffiliateCreative; language: string | undefined }) {
  const { t } = useLingui();
  const { name, words, picture, html, address, validUntil } = creative;
  const size = picture ? `${picture.width} × ${picture.height}` : null;
  return (
    <li className={discounts.discount}>
      <div className={discounts.head}>
        <h2 className={discounts.name}>{name}</h2>
        <span className={portal.quiet}>{[size, language].filter(Boolean).join(' · ')}</span>
      </div>
      {picture ? (
        <img className={styles.banner} src={picture.url} alt={words} width={picture.width} height={picture.height} loading="lazy" />
      ) : (
        <p>{words}</p>
      )}
      {validUntil ? (
        <p className={portal.quiet}>
          <Trans>
            Valid until <Day at={validUntil} />
          </Trans>
        </p>
      ) : null}
      <CopyField label={t`HTML of ${name}`} value={html} />
      <CopyField label={t`Link of ${name}`} value={address} />
      {picture ? <Downloads picture={picture} name={name} /> : null}
    </li>
  );
}

function Downloads({ picture, name }: { picture: NonNullable<AffiliateCreative['picture']>; name: string }) {
  const { t } = useLingui();
  const files = [
    { format: 'WebP', url: picture.url },
    { format: 'PNG', url: picture.pngUrl },
  ];
  return (
    <div className={portal.downloads}>
      {files.map(({ format, url }) => (
        <a key={format} href={url} download className={portal.download} aria-label={t`Download ${name} as ${format}`}>
          <Trans>Download as {format}</Trans>
        </a>
      ))}
    </div>
  );
}
