import { Trans } from '@lingui/react/macro';
import type { Branch } from '#lib/category-tree.ts';
import { LinkButton } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './hero.module.css';
import { heroScene } from './scenes.ts';

/** The first screen: one picture, one sentence, and where to go. */
export function Hero({ branches }: { branches: readonly Branch[] }) {
  return (
    <section className={styles.hero}>
      <Picture className={styles.picture} image={heroScene} alt="" sizes="(width < 960px) 180vw, 100vw" widths={[640, 1024, 1536, 2048]} priority />
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Trans>Made to be worn for years</Trans>
        </h1>
        <p className={styles.text}>
          <Trans>Good cloth, finished edges and colours that go with what you have.</Trans>
        </p>
        <div className={styles.actions}>
          {branches
            .filter(({ code }) => code !== 'sale')
            .map((branch) => (
              <LinkButton key={branch.id} to={branch.path} variant="secondary">
                {branch.name}
              </LinkButton>
            ))}
        </div>
      </div>
    </section>
  );
}
