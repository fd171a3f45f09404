import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type SubmitEvent } from 'react';
import { useFetcher } from 'react-router';
import { addToCartKey } from '#lib/cart-fetcher.ts';
import { useLocalPath } from '#lib/paths/link.tsx';
import { wishItemsPath } from '#lib/paths/page-paths.ts';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import type { Entry } from './entry.ts';
import styles from './wish-entry.module.css';
import { listChoiceGroups } from './wish-choices.ts';

/** Renders the size choice that adds a product to the cart. It uses the cart's fetcher key, so that the cart is updated. */
export function MoveForm({ entry: { product, wishlistId } }: { entry: Entry }) {
  const { t } = useLingui();
  const fetcher = useFetcher({ key: addToCartKey });
  const form = useRef<HTMLFormElement>(null);
  const groups = listChoiceGroups(product);
  const only = groups.length === 1 && groups[0]?.options.length === 1 ? groups[0].options[0] : undefined;
  const [choice, setChoice] = useState(only?.value ?? '');
  const [isOpen, setIsOpen] = useState(false);
  const isMoving = fetcher.state !== 'idle';

  const askForSize = (event: SubmitEvent<HTMLFormElement>) => {
    if (isMoving || choice === '') event.preventDefault();
    if (choice !== '') return;
    setIsOpen(true);
    form.current?.querySelector('select')?.focus();
  };
  const soldOut = t`Sold out`;
  const listOptions = ({ options }: (typeof groups)[number]) =>
    options.map(({ value, size, isSoldOut }) => ({ value, label: isSoldOut ? `${size} – ${soldOut}` : size, isDisabled: isSoldOut }));
  const [first] = groups;
  const hasColours = groups.some(({ colour }) => colour !== '');
  return (
    <fetcher.Form ref={form} method="post" action={useLocalPath()(wishItemsPath)} className={styles.form} onSubmit={askForSize} noValidate>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="productId" value={product.id} />
      {wishlistId === null ? null : <input type="hidden" name="wishlistId" value={wishlistId} />}
      {only ? (
        <input type="hidden" name="choice" value={only.value} />
      ) : (
        <SelectField
          label={groups.length > 1 ? t`Colour and size` : t`Size`}
          name="choice"
          value={choice}
          onChange={(event) => {
            setChoice(event.target.value);
            setIsOpen(false);
          }}
          options={[
            { value: '', label: t`Please choose` },
            ...(hasColours && groups.length > 1
              ? groups.map((group) => ({ label: group.colour, options: listOptions(group) }))
              : first
                ? listOptions(first)
                : []),
          ]}
          error={isOpen ? t`Please choose a size` : null}
        />
      )}
      <Button isWide aria-disabled={isMoving || undefined}>
        <Trans>Move to cart</Trans>
      </Button>
    </fetcher.Form>
  );
}
