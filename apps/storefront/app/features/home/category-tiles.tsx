import type { Branch } from '#lib/category-tree.ts';
import { Link } from '#lib/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { categoryScenes } from './scenes.ts';
import styles from './category-tiles.module.css';

/** The ways into the shop, each with its picture. */
export function CategoryTiles({ branches }: { branches: readonly Branch[] }) {
  return (
    <ul className={styles.tiles}>
      {branches.map((branch) => {
        const image = categoryScenes[branch.code];
        return (
          <li key={branch.id} className={styles.tile}>
            {image ? (
              <div style={{ objectPosition: image.focus }}>
                <Picture className={styles.picture} image={image} alt="" sizes="(width < 960px) 100vw, 50vw" widths={[320, 640, 768, 1024]} />
              </div>
            ) : null}
            <Link className={styles.link} to={branch.path}>
              {branch.name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
