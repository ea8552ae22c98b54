import type { CatalogueTemplate, RubricNode } from '@fairfront/shared-kit/domain/catalogue';
import type { StoredTemplate } from './tables';

/** Maximum number of cached deadlines per template; an exhibition has fewer at a time. */
const keptDeadlines = 20;

/** A template with its rubrics at one stamp. */
export class KnownTemplate {
  private text: string | undefined;
  private readonly templates = new Map<string | null, CatalogueTemplate>();

  constructor(
    readonly stamp: string,
    readonly data: StoredTemplate,
    readonly rubrics: { main: readonly RubricNode[]; exporter: readonly RubricNode[] },
  ) {}

  /** The serialised response of the rubrics, because serialising 20,000 nodes takes longer than reading them. */
  get rubricsResponse(): string {
    return (this.text ??= JSON.stringify({ data: this.rubrics.main, exporter: this.rubrics.exporter }));
  }

  /**
   * The template for a participation, with the deadline of its exhibition or its extended one. There is one object per
   * deadline, because prices are computed from an index of it.
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

/** A template as a statement reads it; the data are null for a known stamp. */
export interface ReadTemplate {
  /** Null: the exhibition has no template. */
  stamp: string | null;
  data: StoredTemplate | null;
  rubrics: { main: RubricNode[]; exporter: RubricNode[] } | null;
}

/** Maximum number of exhibitions whose templates are cached: more than are open for orders at once. */
const kept = 20;

/**
 * The templates in the memory of this process, by exhibition. Every call reads the stamp with its access check and, if it
 * has changed, the template in the same statement, so that no process returns an outdated template.
 */
export class TemplateStore {
  private readonly known = new Map<number, KnownTemplate>();

  /** Stamps that need not be read again. */
  get stamps(): string[] {
    return [...this.known.values()].map(({ stamp }) => stamp);
  }

  /**
   * The template that a statement has read, without its data if the stamp was known; undefined if there is none, or if
   * another call has replaced it meanwhile, and the statement has to be repeated with no known stamps.
   */
  take(exhibitionId: number, { stamp, data, rubrics }: ReadTemplate): KnownTemplate | undefined {
    if (stamp === null) return undefined;
    if (data === null) return this.find(exhibitionId, stamp);
    const { main, exporter } = rubrics ?? { main: [], exporter: [] };
    return this.keep(exhibitionId, new KnownTemplate(stamp, data, { main, exporter }));
  }

  /** The template of a stamp; undefined if another call has replaced it meanwhile. */
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
