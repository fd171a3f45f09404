/* Whether something was typed on this page that leaving it would lose. Written on the page itself, so that the part that loads pages anew can read it without this one. */

const mark = 'typed';

/** Notes typing until another page is come to. @returns takes the ear away */
export function noteTyping(): () => void {
  const note = ({ target }: Event) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
    if (isField && target.closest('main, dialog')) document.documentElement.dataset[mark] = '';
  };
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
}

export const forgetTyping = (): void => {
  // Through the attribute: a property of dataset must not be deleted by a computed name.
  document.documentElement.removeAttribute(`data-${mark}`);
};
