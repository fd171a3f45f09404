import type { ReturnItem } from '@selvedge/server/contract';
import type { ReactNode } from 'react';
import { Picture } from '#ui/media/picture.tsx';
import styles from './piece.module.css';

/** Image size in CSS px. An order stores only the image's address. */
const pictureShape = { width: 1600, height: 2000 };

interface PieceProps {
  piece: Pick<ReturnItem, 'name' | 'brand' | 'color' | 'size' | 'imageUrl'>;
  children?: ReactNode;
}

/** An ordered item: image, name, colour, size and further content. */
export function Piece({ piece, children }: PieceProps) {
  const details = [piece.brand, piece.color, piece.size].filter((part) => part !== '').join(' · ');
  return (
    <div className={styles.piece}>
      <div className={styles.picture}>
        <Picture image={piece.imageUrl ? { imageUrl: piece.imageUrl, ...pictureShape } : null} alt="" sizes="64px" widths={[320]} />
      </div>
      <div className={styles.words}>
        <p className={styles.name}>{piece.name}</p>
        <p className={styles.details}>{details}</p>
        {children}
      </div>
    </div>
  );
}
