import type { ReactNode } from 'react';
import type { Choice } from './filter-choices.ts';
import { FoldedList } from './folded-list.tsx';

interface ChoiceListProps {
  choices: readonly Choice[];
  chosen: readonly string[];
  /** Number of choices before "show more". */
  seen?: number;
  draw: (choice: Choice, isChosen: boolean) => ReactNode;
}

/** Renders choices in a list; selected ones are never hidden. */
export function ChoiceList({ choices, chosen, seen = 8, draw }: ChoiceListProps) {
  return (
    <FoldedList
      items={choices}
      seen={seen}
      isOpen={choices.slice(seen).some(({ value }) => chosen.includes(value))}
      draw={(shown) => (
        <ul>
          {shown.map((choice) => (
            <li key={choice.value}>{draw(choice, chosen.includes(choice.value))}</li>
          ))}
        </ul>
      )}
    />
  );
}
