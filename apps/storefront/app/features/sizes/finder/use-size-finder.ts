import type { SizeChart } from '@selvedge/server/contract';
import { useState, useSyncExternalStore } from 'react';
import { useLocalPath } from '#lib/paths/link.tsx';
import { convertToCm, noMeasures, readMeasures, type MeasuresInput } from './asked-measures.ts';
import type { Advice, FoundSize } from './load-size-advice.ts';
import { deleteMeasures, readStoredMeasures, rememberMeasures } from './remembered-measures.ts';
import { convertTyped, type Unit } from '../guide/units.ts';

interface SizeFinderState {
  productId: number;
  chart: SizeChart;
  /** The result that the page was loaded with, for the plain form. */
  found: FoundSize | null;
}

const subscribeToNothing = () => () => undefined;

/** Returns the finder's fields and result. The fields start with the measures that were last typed in this browser. */
export function useSizeFinder({ productId, chart, found }: SizeFinderState) {
  const local = useLocalPath();
  const kept = useSyncExternalStore(subscribeToNothing, readStoredMeasures, () => null);
  const [typed, setTyped] = useState<MeasuresInput | null>(found?.input ?? null);
  const [answer, setAnswer] = useState(found);
  const [isAsking, setIsAsking] = useState(false);
  const input = typed ?? (kept === null ? noMeasures : readMeasures(new URLSearchParams(kept)));

  const ask = async (): Promise<FoundSize> => {
    const { cm, issues } = convertToCm(input, chart.measures);
    if (Object.keys(issues).length > 0) return { input, advice: null, issues, hasFailed: false };
    rememberMeasures(input);
    const query = new URLSearchParams({ ...cm, preference: input.preference });
    const answer = await askSize(`${local(`/size-advice/${productId}`)}?${query.toString()}`);
    return { input, ...(answer ?? { advice: null, issues: {} }), hasFailed: answer === null };
  };

  return {
    input,
    answer,
    isAsking,
    change: (change: Partial<MeasuresInput>) => setTyped({ ...input, ...change }),
    changeUnit: (unit: Unit) =>
      setTyped({
        ...input,
        unit,
        typed: Object.fromEntries(Object.entries(input.typed).map(([measure, text]) => [measure, convertTyped(text, input.unit, unit)])),
      }),
    forget: () => {
      deleteMeasures();
      setTyped({ ...noMeasures, unit: input.unit });
      setAnswer(null);
    },
    ask: async (): Promise<FoundSize> => {
      setIsAsking(true);
      const next = await ask();
      setAnswer(next);
      setIsAsking(false);
      return next;
    },
  };
}

async function askSize(address: string): Promise<Advice | null> {
  try {
    const response = await fetch(address);
    return response.ok ? ((await response.json()) as Advice) : null;
  } catch {
    return null;
  }
}
