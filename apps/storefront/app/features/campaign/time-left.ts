export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Splits a duration into days, hours, minutes and seconds. @param left ms; negative counts as zero */
export function splitTimeLeft(left: number): TimeLeft {
  const seconds = Math.max(0, Math.floor(left / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
