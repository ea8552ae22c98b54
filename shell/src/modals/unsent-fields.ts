/**
 * The names of the fields with unsent input in the forms of the open dialog; forms mark them (shared-kit/src/forms).
 */
export const unsentFields = (): string =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog] form[data-unsent]')]
    .map(({ dataset }) => dataset['unsent'])
    .filter(Boolean)
    .join(', ');
