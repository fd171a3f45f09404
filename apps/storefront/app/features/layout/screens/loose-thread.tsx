import drawing from './loose-thread.svg?no-inline';

/** Illustration of the error pages: a cloth with a frayed edge, which a selvedge prevents. In a separate file, because few pages show it. */
export const LooseThread = () => (
  <svg width={280} height={170} aria-hidden="true" focusable="false">
    <use href={`${drawing}#loose-thread`} />
  </svg>
);
