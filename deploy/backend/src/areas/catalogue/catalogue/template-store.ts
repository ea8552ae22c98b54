import type { CatalogueTemplate, RubricNode } from '@fairfront/shared-kit/domain/catalogue';
import type { StoredTemplate } from './tables';

/** More deadlines than one exhibition has at a time. */
const keptDeadlines = 20;

/** A template with its rubrics as one stamp has them. */
export class KnownTemplate {
  private text: string | undefined;
  private readonly templates = new Map<string | null, CatalogueTemplate>();

  constructor(
    readonly stamp: string,
    readonly data: StoredTemplate,
    readonly rubrics: { main: readonly RubricNode[]; exporter: readonly RubricNode[] },
  ) {}

  /** The answer of the rubrics, written once: 20,000 nodes take longer to write than to read. */
  get rubricsResponse(): string {
    return (this.text ??= JSON.stringify({ data: this.rubrics.main, exporter: this.rubrics.exporter }));
  }

  /**
   * The template as a participation reads it; the deadline is that of its exhibition, or the one that it was granted. One
   * object for each deadline, since prices are worked out from an index of it.
   */
  templateOf(id: number, deadline: string | null): CatalogueTemplate {
    const known = this.templates.get(deadline);
    if (known) return known;
    if (this.templates.size >= keptDeadlines) this.templates.clear();
    const template = { ...this.data, id, catalog_order_ended_at: deadline };
    this.templates.set(deadline, template);
    return template;
  }
}

/** Exhibitions whose templates are kept: more than are open for orders at once. */
const kept = 20;

/**
 * The templates in the memory of this process, by exhibition. Each call reads the stamp with its access check, and the rest in the
 * same statement when the stamp is another one: no process answers with an old template, however many there are.
 */
export class TemplateStore {
  private readonly known = new Map<number, KnownTemplate>();

  /** Stamps that need not be read again. */
  get stamps(): string[] {
    return [...this.known.values()].map(({ stamp }) => stamp);
  }

  /** What is kept under a stamp; undefined when another call has replaced it meanwhile. */
  find(exhibitionId: number, stamp: string): KnownTemplate | undefined {
    const found = this.known.get(exhibitionId);
    return found?.stamp === stamp ? found : undefined;
  }

  keep(exhibitionId: number, template: KnownTemplate): KnownTemplate {
    this.known.delete(exhibitionId);
    this.known.set(exhibitionId, template);
    const [oldest] = this.known.keys();
    if (this.known.size > kept && oldest !== undefined) this.known.delete(oldest);
    return template;
  }
}

declare module '../../../platform/services' {
  interface Services {
    /** Catalogue templates with their rubrics, cached in this process. */
    templates: TemplateStore;
  }
}
