import { Trans } from '@lingui/react/macro';
import type { HomeBlock } from '@selvedge/server/contract';
import { Link } from '#lib/paths/link.tsx';
import { Picture } from '#ui/media/picture.tsx';
import styles from './partners.module.css';

/** Renders the partners of the shop with logos. */
export function Partners({ blocks }: { blocks: readonly HomeBlock[] }) {
  return (
    <section className={styles.partners} aria-labelledby="partners">
      <h2 id="partners">
        <Trans>Who we work with</Trans>
      </h2>
      <ul className={styles.items}>
        {blocks.map(({ id, title, text, link, image }) => (
          <li key={id} className={styles.item}>
            <div className={styles.frame}>
              <Picture className={styles.sign} image={image} alt={image?.alt ?? ''} sizes="320px" widths={[320, 640]} />
            </div>
            <div className={styles.words}>
              <h3 className={styles.name}>{link ? <Link to={link}>{title}</Link> : title}</h3>
              {text ? <p>{text}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
