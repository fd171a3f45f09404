import symbols from './care-symbols.svg?url';
import styles from './care-symbol.module.css';

/**
 * The symbol of a care code; nothing for a code without one. All symbols are in one cached sprite, so that they do not enlarge
 * the scripts of every product page.
 * @param size CSS px of its sides
 */
export function CareSymbol({ code, size = 32 }: { code: string; size?: number }) {
  return (
    <svg className={styles.symbol} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <use href={`${symbols}#${code}`} />
    </svg>
  );
}
