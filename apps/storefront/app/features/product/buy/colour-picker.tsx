import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '#lib/paths/link.tsx';
import { buildColourQuery } from '#lib/paths/product-address.ts';
import { Picture } from '#ui/media/picture.tsx';
import { Swatch } from '#ui/media/swatch.tsx';
import styles from './colour-picker.module.css';
import type { Colour } from '#lib/product/product-choice.ts';

interface ColourPickerProps {
  colours: readonly Colour[];
  chosen: Colour;
  /** The product's own path, without language. */
  path: string;
}

/** Renders the colours as links. Each colour has an address that can be shared and works without JavaScript. */
export function ColourPicker({ colours, chosen, path }: ColourPickerProps) {
  const { t } = useLingui();
  return (
    <section className={styles.picker} aria-label={t`Colour`}>
      <p className={styles.chosen}>
        <span className={styles.label}>
          <Trans>Colour</Trans>
        </span>{' '}
        {chosen.name}
      </p>
      {colours.length > 1 ? (
        <ul className={styles.list}>
          {colours.map((colour) => (
            <li key={colour.id}>
              <Link
                className={styles.colour}
                to={path + buildColourQuery(colour)}
                aria-label={colour.name}
                aria-current={colour.id === chosen.id ? 'true' : undefined}
                title={colour.name}
                replace
                preventScrollReset
              >
                {colour.images[0] ? <Picture image={colour.images[0]} alt="" sizes="56px" widths={[320]} /> : <Swatch hex={colour.hex} size={32} />}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
