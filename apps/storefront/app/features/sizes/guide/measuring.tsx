import { Trans, useLingui } from '@lingui/react/macro';
import type { Measure } from '@selvedge/server/contract';
import { BodyFigure, FootFigure } from '../finder/body-figure.tsx';
import { measureNames, measureInstructions } from './measure-texts.ts';
import styles from './measuring.module.css';

/** How to take the measures, in words and as a figure. @param heading level, one below the section's heading */
export function Measuring({ measures, heading: Heading = 'h3' }: { measures: readonly Measure[]; heading?: 'h2' | 'h3' }) {
  const { i18n } = useLingui();
  const ofBody = measures.filter((measure) => measure !== 'foot');
  return (
    <section className={styles.measuring} aria-labelledby="measuring">
      <Heading id="measuring">
        <Trans>How to measure</Trans>
      </Heading>
      <div className={styles.columns}>
        <div className={styles.figures}>
          {ofBody.length > 0 ? <BodyFigure measures={measures} /> : null}
          {measures.includes('foot') ? <FootFigure number={measures.indexOf('foot') + 1} /> : null}
        </div>
        <ol className={styles.ways}>
          {measures.map((measure) => (
            <li key={measure} className={styles.way}>
              <p className={styles.name}>{i18n._(measureNames[measure])}</p>
              <p>{i18n._(measureInstructions[measure])}</p>
            </li>
          ))}
        </ol>
      </div>
      <p className={styles.hint}>
        <Trans>Measure over thin clothes or none. If you’re between two sizes, the size finder takes your preferred fit into account.</Trans>
      </p>
    </section>
  );
}
