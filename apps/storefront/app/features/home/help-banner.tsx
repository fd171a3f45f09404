import type { HomeBlock } from '@selvedge/server/contract';
import { LinkButton } from '#ui/button.tsx';
import { Picture } from '#ui/media/picture.tsx';
import styles from './help-banner.module.css';

/** Renders a banner that links to help. */
export function HelpBanner({ block: { id, title, text, label, link, image, focus } }: { block: HomeBlock }) {
  return (
    <section className={styles.banner} aria-labelledby={`help-${id}`}>
      <div className={styles.words}>
        <h2 id={`help-${id}`} className={styles.title}>
          {title}
        </h2>
        {text ? <p>{text}</p> : null}
        {label ? <LinkButton to={link ?? '/helpcenter'}>{label}</LinkButton> : null}
      </div>
      {image ? (
        <div className={styles.frame} style={{ objectPosition: `${focus}% 50%` }}>
          <Picture className={styles.picture} image={image} alt={image.alt ?? ''} sizes="50vw" widths={[640, 1024, 1536]} />
        </div>
      ) : null}
    </section>
  );
}
