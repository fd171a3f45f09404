import { Trans } from '@lingui/react/macro';
import type { SizeChart } from '@selvedge/server/contract';
import { Measuring } from './measuring.tsx';
import { SizeChartTable } from './size-chart-table.tsx';
import { SizeFinder } from '../finder/size-finder.tsx';
import styles from './size-guide.module.css';
import { UnitSwitch } from './unit-switch.tsx';
import type { FoundSize } from '../finder/load-size-advice.ts';
import { useSizeFinder } from '../finder/use-size-finder.ts';

interface SizeGuideProps {
  product: { id: number; slug: string };
  chart: SizeChart;
  /** The result that the page was loaded with, for the plain form. */
  found?: FoundSize | null;
  onChoose?: (sizeId: number) => void;
}

const formId = 'size-finder';

/** A product's size chart with a size finder and measuring instructions. */
export function SizeGuide({ product, chart, found = null, onChoose }: SizeGuideProps) {
  const finder = useSizeFinder({ productId: product.id, chart, found });
  const { unit } = finder.input;
  return (
    <div className={styles.guide}>
      <section className={styles.chart} aria-labelledby="size-chart">
        <div className={styles.head}>
          <h3 id="size-chart">
            <Trans>Size chart</Trans>
          </h3>
          <UnitSwitch unit={unit} onChange={finder.changeUnit} form={formId} />
        </div>
        <SizeChartTable chart={chart} unit={unit} marked={finder.answer?.advice?.size?.id} />
      </section>
      <SizeFinder id={formId} slug={product.slug} chart={chart} finder={finder} onChoose={onChoose} />
      <Measuring measures={chart.measures} />
    </div>
  );
}
