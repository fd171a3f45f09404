/* Marks the document while it has unsaved input. The mark is an attribute, so that the code that reloads pages can read it without importing
   this module. */

const mark = 'typed';

/** Marks the document at each input. @returns a function that stops it */
export function markTyping(): () => void {
  const note = ({ target }: Event) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
    if (isField && target.closest('main, dialog')) document.documentElement.dataset[mark] = '';
  };
  document.addEventListener('input', note, true);
  return () => document.removeEventListener('input', note, true);
}

export const clearTypingMark = (): void => {
  // Removes the attribute, because a dataset property cannot be deleted by a computed name.
  document.documentElement.removeAttribute(`data-${mark}`);
};
