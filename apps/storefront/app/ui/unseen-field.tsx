/** A field that no person sees or reaches: whatever fills it in is none, and the API keeps nothing of it. */
export const UnseenField = ({ name }: { name: string }) => (
  <div className="visually-hidden" aria-hidden="true">
    <input name={name} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
