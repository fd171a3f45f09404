import type { HomeBlock } from '@selvedge/server/contract';
import { LinkButton } from '#ui/button.tsx';
import { Picture } from '#ui/media/picture.tsx';
import styles from './banner.module.css';

/** Renders a wide image with text below it, on a wide screen next to it. */
export function Banner({ block: { id, title, text, label, link, image, focus } }: { block: HomeBlock }) {
  return (
    <section className={styles.banner} aria-labelledby={`banner-${id}`}>
      <div className={styles.frame} style={{ objectPosition: `${focus}% 50%` }}>
        <Picture
          className={styles.picture}
          image={image}
          alt={image?.alt ?? ''}
          sizes="(width < 960px) 130vw, 66vw"
          widths={[640, 768, 1024, 1536, 2048]}
        />
      </div>
      <div className={styles.words}>
        <h2 id={`banner-${id}`} className={styles.title}>
          {title}
        </h2>
        {text ? <p>{text}</p> : null}
        {link && label ? (
          <LinkButton variant="secondary" to={link}>
            {label}
          </LinkButton>
        ) : null}
      </div>
    </section>
  );
}
