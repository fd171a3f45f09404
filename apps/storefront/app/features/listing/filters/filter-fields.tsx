import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '#lib/locale/format.ts';
import { ChoiceRow } from '#ui/forms/choice-row.tsx';
import { formatRange, type ListingSelection, type ListFilter } from '../asked-listing.ts';
import { ChoiceList } from './choice-list.tsx';
import { changeFilter, toggleFilter } from './filter-changes.ts';
import type { Choice, FilterChoices } from './filter-choices.ts';
import { FilterGroup } from './filter-group.tsx';
import { useFilterNames } from './filter-names.ts';
import { PriceFields } from './price-fields.tsx';
import { SizeFields } from './size-fields.tsx';

export interface FilterFieldsProps {
  choices: FilterChoices;
  selection: ListingSelection;
  onChange: (next: ListingSelection) => void;
}

/** Renders every filter that has a choice, one below the other. */
export function FilterFields({ choices, selection, onChange }: FilterFieldsProps) {
  const { i18n } = useLingui();
  const { colors, sizes, brands, attributes, discounts, inStock, price } = choices;
  const renderRow = (filter: ListFilter) =>
    function Row(choice: Choice, isChosen: boolean) {
      const { value, name, count, hex } = choice;
      return (
        <ChoiceRow
          name={filter}
          value={value}
          label={name}
          isChosen={isChosen}
          isDisabled={count === 0 && !isChosen}
          count={formatNumber(count, i18n.locale)}
          {...(hex !== undefined && { hex })}
          onChoose={() => onChange(toggleFilter(selection, filter, value))}
        />
      );
    };
  return (
    <div>
      {sizes.length > 0 ? (
        <FilterGroup title={<Trans>Size</Trans>} count={selection.size.length}>
          <SizeFields scales={sizes} chosen={selection.size} onToggle={(value) => onChange(toggleFilter(selection, 'size', value))} />
        </FilterGroup>
      ) : null}
      {colors.length > 0 ? (
        <FilterGroup title={<Trans>Colour</Trans>} count={selection.color.length}>
          <ChoiceList choices={colors} chosen={selection.color} seen={8} draw={renderRow('color')} />
        </FilterGroup>
      ) : null}
      {brands.length > 1 || selection.brand.length > 0 ? (
        <FilterGroup title={<Trans>Brand</Trans>} count={selection.brand.length}>
          <ChoiceList choices={brands} chosen={selection.brand} seen={6} draw={renderRow('brand')} />
        </FilterGroup>
      ) : null}
      <FilterGroup title={<Trans>Price</Trans>} count={selection.priceRange ? 1 : 0}>
        <PriceFields bounds={price} range={selection.priceRange} onChange={(priceRange) => onChange(changeFilter(selection, { priceRange }))} />
      </FilterGroup>
      {discounts.length > 0 ? <DiscountFields discounts={discounts} selection={selection} onChange={onChange} /> : null}
      {attributes.map(({ attribute, name, choices: values }) => (
        <FilterGroup key={attribute} title={name} count={values.filter(({ value }) => selection.attribute.includes(value)).length} isFolded>
          <ChoiceList choices={values} chosen={selection.attribute} seen={8} draw={renderRow('attribute')} />
        </FilterGroup>
      ))}
      {inStock > 0 || selection.isInStock ? <StockField count={inStock} selection={selection} onChange={onChange} /> : null}
    </div>
  );
}

function DiscountFields({ discounts, selection, onChange }: { discounts: FilterChoices['discounts'] } & Omit<FilterFieldsProps, 'choices'>) {
  const { t, i18n } = useLingui();
  const { discountName } = useFilterNames();
  const discount = selection.discountRange ? formatRange(selection.discountRange) : '';
  return (
    <FilterGroup title={<Trans>Discount</Trans>} count={selection.discountRange ? 1 : 0} isFolded>
      <ChoiceRow
        name="discountRange"
        value=""
        isRadio
        label={t`Any price`}
        isChosen={discount === ''}
        onChoose={() => onChange(changeFilter(selection, { discountRange: null }))}
      />
      {discounts.map(({ percent, count }) => (
        <ChoiceRow
          key={percent}
          name="discountRange"
          value={`${percent}-`}
          isRadio
          label={discountName({ from: percent, to: null })}
          count={formatNumber(count, i18n.locale)}
          isChosen={discount === `${percent}-`}
          onChoose={() => onChange(changeFilter(selection, { discountRange: { from: percent, to: null } }))}
        />
      ))}
    </FilterGroup>
  );
}

function StockField({ count, selection, onChange }: { count: number } & Omit<FilterFieldsProps, 'choices'>) {
  const { t, i18n } = useLingui();
  return (
    <FilterGroup title={<Trans>Availability</Trans>} count={selection.isInStock ? 1 : 0}>
      <ChoiceRow
        name="availability"
        value="in-stock"
        label={t`In stock`}
        count={formatNumber(count, i18n.locale)}
        isChosen={selection.isInStock}
        onChoose={() => onChange(changeFilter(selection, { isInStock: !selection.isInStock }))}
      />
    </FilterGroup>
  );
}
