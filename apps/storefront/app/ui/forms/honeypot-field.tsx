/** A hidden field against bots: people cannot fill it in, and the API discards forms in which it is filled. */
export const HoneypotField = ({ name }: { name: string }) => (
  <div className="visually-hidden" aria-hidden="true">
    <input name={name} type="text" tabIndex={-1} autoComplete="off" />
  </div>
);
