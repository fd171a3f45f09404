import { Trans, useLingui } from '@lingui/react/macro';
import type { ShownSegment, ShownWheel } from '@selvedge/server/contract';
import { formatPercent } from '#lib/locale/format.ts';
import { getMinimumText, getPrizeText } from './prize-text.ts';
import styles from './prize-table.module.css';

/** The prizes with their probabilities: all segments of the wheel are drawn equally wide. */
export function PrizeTable({ segments, currency }: Pick<ShownWheel, 'segments' | 'currency'>) {
  const { i18n } = useLingui();
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <Trans>What the wheel holds</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Prize</Trans>
          </th>
          <th scope="col" className={styles.chance}>
            <Trans>Chance</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {groupEqual(segments).map((segment) => (
          <tr key={buildPrizeKey(segment)}>
            <th scope="row">
              <span className={styles.prize}>{getPrizeText(i18n, segment, currency)}</span>
              {segment.minimum === null ? null : <span className={styles.terms}>{getMinimumText(i18n, segment, currency)}</span>}
            </th>
            <td className={styles.chance}>{formatPercent(Math.max(1, Math.round(segment.chance * 10_000)), i18n.locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const buildPrizeKey = ({ kind, value, minimum }: ShownSegment): string => `${kind} ${value} ${minimum}`;

/** Merges segments with the same prize, the most likely first; blanks come last. */
function groupEqual(segments: readonly ShownSegment[]): ShownSegment[] {
  const found = new Map<string, ShownSegment>();
  for (const segment of segments) {
    const like = found.get(buildPrizeKey(segment));
    found.set(buildPrizeKey(segment), { ...segment, chance: segment.chance + (like?.chance ?? 0) });
  }
  const isBlank = ({ kind }: ShownSegment) => Number(kind === 'none');
  return [...found.values()].sort((a, b) => isBlank(a) - isBlank(b) || b.chance - a.chance);
}
