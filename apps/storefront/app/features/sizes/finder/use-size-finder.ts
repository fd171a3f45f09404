import type { SizeChart } from '@selvedge/server/contract';
import { useState, useSyncExternalStore } from 'react';
import { useLocalPath } from '#lib/paths/link.tsx';
import { measuresInCm, nothingAsked, readAskedMeasures, type AskedMeasures } from './asked-measures.ts';
import type { Advice, FoundSize } from './load-size-advice.ts';
import { forgetMeasures, readStoredMeasures, rememberMeasures } from './remembered-measures.ts';
import { retyped, type Unit } from '../guide/units.ts';

interface SizeFinderState {
  productId: number;
  chart: SizeChart;
  /** The result that the page was loaded with, for the plain form. */
  found: FoundSize | null;
}

const never = () => () => undefined;

/** Returns the finder's fields and result. The fields start with the measures that were last typed in this browser. */
export function useSizeFinder({ productId, chart, found }: SizeFinderState) {
  const local = useLocalPath();
  const kept = useSyncExternalStore(never, readStoredMeasures, () => null);
  const [typed, setTyped] = useState<AskedMeasures | null>(found?.asked ?? null);
  const [answer, setAnswer] = useState(found);
  const [isAsking, setIsAsking] = useState(false);
  const asked = typed ?? (kept === null ? nothingAsked : readAskedMeasures(new URLSearchParams(kept)));

  const ask = async (): Promise<FoundSize> => {
    const { cm, issues } = measuresInCm(asked, chart.measures);
    if (Object.keys(issues).length > 0) return { asked, advice: null, issues, hasFailed: false };
    rememberMeasures(asked);
    const query = new URLSearchParams({ ...cm, preference: asked.preference });
    const answer = await askSize(`${local(`/size-advice/${productId}`)}?${query.toString()}`);
    return { asked, ...(answer ?? { advice: null, issues: {} }), hasFailed: answer === null };
  };

  return {
    asked,
    answer,
    isAsking,
    change: (change: Partial<AskedMeasures>) => setTyped({ ...asked, ...change }),
    changeUnit: (unit: Unit) =>
      setTyped({
        ...asked,
        unit,
        typed: Object.fromEntries(Object.entries(asked.typed).map(([measure, text]) => [measure, retyped(text, asked.unit, unit)])),
      }),
    forget: () => {
      forgetMeasures();
      setTyped({ ...nothingAsked, unit: asked.unit });
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
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as Advice) : null;
  } catch {
    return null;
  }
}
