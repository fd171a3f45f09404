import { Trans } from '@lingui/react/macro';
import type { HomeBlock } from '@selvedge/server/contract';
import { Link } from '#lib/paths/link.tsx';
import { useShop } from '#lib/use-shop.ts';
import { Picture } from '#ui/media/picture.tsx';
import styles from './social-gallery.module.css';

/** Renders small images with a link to the shop's profile on a social network. */
export function SocialGallery({ blocks }: { blocks: readonly HomeBlock[] }) {
  const { socialLinks } = useShop().market.country;
  return (
    <section className={styles.gallery} aria-labelledby="social-gallery">
      <h2 id="social-gallery">
        <Trans>Seen and worn</Trans>
      </h2>
      <ul className={styles.items}>
        {blocks.map(({ id, title, link, image, focus }) => (
          <li key={id} className={styles.item}>
            <div className={styles.frame} style={{ objectPosition: `${focus}% 50%` }}>
              <Picture
                className={styles.picture}
                image={image}
                alt={image?.alt ?? ''}
                sizes="(width < 960px) 66vw, 33vw"
                widths={[320, 480, 640, 960]}
              />
            </div>
            {link ? (
              <Link className={styles.link} to={link}>
                {title}
              </Link>
            ) : (
              <p>{title}</p>
            )}
          </li>
        ))}
      </ul>
      {socialLinks.length > 0 ? (
        <ul className={styles.places}>
          {socialLinks.map(({ network, url }) => (
            <li key={url}>
              <a className={styles.place} href={url} rel="noopener nofollow">
                {network}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
