/** A tax period of the One-Stop Shop. Days are ISO dates, inclusive. */
export interface Quarter {
  /** `2026-Q3` */
  name: string;
  from: string;
  until: string;
}

const lastDays = ['03-31', '06-30', '09-30', '12-31'];

/** @returns undefined for an invalid quarter such as `2026-Q5` */
export function findQuarter(name: string): Quarter | undefined {
  const [, year = '', number = ''] = /^(\d{4})-Q([1-4])$/i.exec(name.trim()) ?? [];
  if (year === '') return undefined;
  const index = Number(number) - 1;
  const firstMonth = String(index * 3 + 1).padStart(2, '0');
  return { name: `${year}-Q${number}`, from: `${year}-${firstMonth}-01`, until: `${year}-${lastDays[index] ?? ''}` };
}

/** @param day ISO date */
export function getQuarter(day: string): Quarter {
  const found = findQuarter(`${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`);
  if (!found) throw new RangeError(`${day} is not a valid day`);
  return found;
}
