/** Joins the classes that apply: `classNames(styles.button, busy && styles.busy, className)`. */
export const classNames = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
