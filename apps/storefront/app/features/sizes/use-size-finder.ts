import type { SizeAdvice, SizeChart } from '@selvedge/server/contract';
import { useState, useSyncExternalStore } from 'react';
import { useLocalPath } from '#lib/link.tsx';
import { measuresInCm, nothingAsked, askedMeasuresFrom, type AskedMeasures, type MeasureIssues } from './asked-measures.ts';
import type { Advice } from './find-size.ts';
import { forgetMeasures, keptMeasures, rememberMeasures } from './remembered-measures.ts';
import { retyped, type Unit } from './units.ts';

/** What came of a question for a size: advice, what is wrong with the fields, or neither where the shop could not be asked. */
export interface FoundSize {
  asked: AskedMeasures;
  advice: SizeAdvice | null;
  issues: MeasureIssues;
  hasFailed: boolean;
}

interface FinderOf {
  productId: number;
  chart: SizeChart;
  /** What the page came with, where it was asked for by a plain form. */
  found: FoundSize | null;
}

const never = () => () => undefined;

/** The finder's fields and its answer: what was typed last in this browser, until something else is typed. */
export function useSizeFinder({ productId, chart, found }: FinderOf) {
  const local = useLocalPath();
  const kept = useSyncExternalStore(never, keptMeasures, () => null);
  const [typed, setTyped] = useState<AskedMeasures | null>(found?.asked ?? null);
  const [answer, setAnswer] = useState(found);
  const [isAsking, setIsAsking] = useState(false);
  const asked = typed ?? (kept === null ? nothingAsked : askedMeasuresFrom(new URLSearchParams(kept)));

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
