import type { ReactNode } from 'react';
import { controlOf, focusControl } from '../components/error-summary';

/** A field that is on screen: where it is and how it is called. */
export interface MountedField {
  controlId: string;
  label: ReactNode;
}

/** Which fields of a form are on screen, and whether a summary takes the focus of a failed try. */
export class FieldRegistry {
  readonly #fields = new Map<string, MountedField>();
  #summaries = 0;
  #form: HTMLFormElement | null = null;

  /** Where the form stands: the page, or a shadow root of an embed. */
  readonly placeAt = (form: HTMLFormElement | null): void => {
    this.#form = form;
  };

  /** Takes a field in; returns the way to take it out. */
  readonly mount = (name: string, field: MountedField): (() => void) => {
    this.#fields.set(name, field);
    return () => {
      if (this.#fields.get(name) === field) this.#fields.delete(name);
    };
  };

  readonly mountSummary = (): (() => void) => {
    this.#summaries += 1;
    return () => {
      this.#summaries -= 1;
    };
  };

  readonly has = (name: string): boolean => this.#fields.has(name);

  /** The labels of the given fields, from top to bottom; a label that is not plain text is omitted. */
  readonly names = (wanted: (name: string) => boolean): string[] =>
    this.inPageOrder(wanted).flatMap(({ label }) => (typeof label === 'string' ? [label] : []));

  /** Puts the focus into the first of the wanted fields. */
  readonly focusFirst = (wanted: (name: string) => boolean): void => {
    const [first] = this.inPageOrder(wanted);
    if (first) focusControl(first.controlId, this.#form);
  };

  readonly hasSummary = (): boolean => this.#summaries > 0;

  /** The wanted fields from top to bottom. */
  readonly inPageOrder = (wanted: (name: string) => boolean): MountedField[] =>
    [...this.#fields]
      .filter(([name]) => wanted(name))
      .map(([, field]) => ({ field, element: controlOf(field.controlId, this.#form) }))
      .sort((one, other) => {
        if (!one.element || !other.element) return 0;
        return one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
      })
      .map(({ field }) => field);
}
