import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '#lib/locale/format.ts';
import { ChoiceRow } from '#ui/forms/choice-row.tsx';
import { formatRange, type AskedListing, type ListFilter } from '../asked-listing.ts';
import { ChoiceList } from './choice-list.tsx';
import { changeFilter, toggleFilter } from './filter-changes.ts';
import type { Choice, FilterChoices } from './filter-choices.ts';
import { FilterGroup } from './filter-group.tsx';
import { useFilterNames } from './filter-names.ts';
import { PriceFields } from './price-fields.tsx';
import { SizeFields } from './size-fields.tsx';

export interface FilterFieldsProps {
  choices: FilterChoices;
  asked: AskedListing;
  onChange: (next: AskedListing) => void;
}

/** Renders every filter that has a choice, one below the other. */
export function FilterFields({ choices, asked, onChange }: FilterFieldsProps) {
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
          onChoose={() => onChange(toggleFilter(asked, filter, value))}
        />
      );
    };
  return (
    <div>
      {sizes.length > 0 ? (
        <FilterGroup title={<Trans>Size</Trans>} count={asked.size.length}>
          <SizeFields scales={sizes} chosen={asked.size} onToggle={(value) => onChange(toggleFilter(asked, 'size', value))} />
        </FilterGroup>
      ) : null}
      {colors.length > 0 ? (
        <FilterGroup title={<Trans>Colour</Trans>} count={asked.color.length}>
          <ChoiceList choices={colors} chosen={asked.color} seen={8} draw={renderRow('color')} />
        </FilterGroup>
      ) : null}
      {brands.length > 1 || asked.brand.length > 0 ? (
        <FilterGroup title={<Trans>Brand</Trans>} count={asked.brand.length}>
          <ChoiceList choices={brands} chosen={asked.brand} seen={6} draw={renderRow('brand')} />
        </FilterGroup>
      ) : null}
      <FilterGroup title={<Trans>Price</Trans>} count={asked.priceRange ? 1 : 0}>
        <PriceFields bounds={price} range={asked.priceRange} onChange={(priceRange) => onChange(changeFilter(asked, { priceRange }))} />
      </FilterGroup>
      {discounts.length > 0 ? <DiscountFields discounts={discounts} asked={asked} onChange={onChange} /> : null}
      {attributes.map(({ attribute, name, choices: values }) => (
        <FilterGroup key={attribute} title={name} count={values.filter(({ value }) => asked.attribute.includes(value)).length} isFolded>
          <ChoiceList choices={values} chosen={asked.attribute} seen={8} draw={renderRow('attribute')} />
        </FilterGroup>
      ))}
      {inStock > 0 || asked.isInStock ? <StockField count={inStock} asked={asked} onChange={onChange} /> : null}
    </div>
  );
}

function DiscountFields({ discounts, asked, onChange }: { discounts: FilterChoices['discounts'] } & Omit<FilterFieldsProps, 'choices'>) {
  const { t, i18n } = useLingui();
  const { discountName } = useFilterNames();
  const discount = asked.discountRange ? formatRange(asked.discountRange) : '';
  return (
    <FilterGroup title={<Trans>Discount</Trans>} count={asked.discountRange ? 1 : 0} isFolded>
      <ChoiceRow
        name="discountRange"
        value=""
        isRadio
        label={t`Any price`}
        isChosen={discount === ''}
        onChoose={() => onChange(changeFilter(asked, { discountRange: null }))}
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
          onChoose={() => onChange(changeFilter(asked, { discountRange: { from: percent, to: null } }))}
        />
      ))}
    </FilterGroup>
  );
}

function StockField({ count, asked, onChange }: { count: number } & Omit<FilterFieldsProps, 'choices'>) {
  const { t, i18n } = useLingui();
  return (
    <FilterGroup title={<Trans>Availability</Trans>} count={asked.isInStock ? 1 : 0}>
      <ChoiceRow
        name="availability"
        value="in-stock"
        label={t`In stock`}
        count={formatNumber(count, i18n.locale)}
        isChosen={asked.isInStock}
        onChoose={() => onChange(changeFilter(asked, { isInStock: !asked.isInStock }))}
      />
    </FilterGroup>
  );
}
