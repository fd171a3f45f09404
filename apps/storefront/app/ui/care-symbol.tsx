import symbols from './care-symbols.svg?url';
import styles from './care-symbol.module.css';

/**
 * A care code's symbol, beside its words; a code without one has none. All are in one picture, which a browser keeps: as a part of
 * the scripts they would weigh on every page with a product.
 * @param size CSS px of its sides
 */
export function CareSymbol({ code, size = 32 }: { code: string; size?: number }) {
  return (
    <svg className={styles.symbol} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <use href={`${symbols}#${code}`} />
    </svg>
  );
}
