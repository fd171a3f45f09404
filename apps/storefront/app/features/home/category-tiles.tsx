import type { HomeBlock } from '@selvedge/server/contract';
import { Link } from '#lib/paths/link.tsx';
import { Picture } from '#ui/media/picture.tsx';
import styles from './category-tiles.module.css';

/** Renders the entry points to the shop with images. */
export function CategoryTiles({ blocks }: { blocks: readonly HomeBlock[] }) {
  return (
    <ul className={styles.tiles}>
      {blocks.map(({ id, title, link, image, focus }) => (
        <li key={id} className={styles.tile}>
          <div style={{ objectPosition: `${focus}% 50%` }}>
            <Picture
              className={styles.picture}
              image={image}
              alt={image?.alt ?? ''}
              sizes="(width < 960px) 100vw, 50vw"
              widths={[320, 640, 768, 1024]}
            />
          </div>
          <Link className={styles.link} to={link ?? '/categories'}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
