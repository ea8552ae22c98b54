/** What the forms of the open dialog hold that is not sent, by the names of the fields, which mark themselves (shared-kit/src/forms). */
export const unsentFields = (): string =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog] form[data-unsent]')]
    .map(({ dataset }) => dataset['unsent'])
    .filter(Boolean)
    .join(', ');
