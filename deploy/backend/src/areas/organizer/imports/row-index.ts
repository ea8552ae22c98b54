import type { SheetName } from '@fairfront/shared-kit/domain/organizer/import-sheets';
import { keyOf, type ImportCall, type SheetKind, type Values } from './sheet-kind';

/** Resolves references to rows of the file and to stored rows. */
export class RowIndex {
  private readonly ids = new Map<SheetName, Map<string, number | 'wrong'>>();
  private readonly archived = new Set<string>();

  constructor(private readonly kinds: Readonly<Record<SheetName, SheetKind>>) {}

  /** The row with one of these keys; `wrong` if the file contains it but it is invalid. */
  get(sheet: SheetName, near: readonly Values[]): number | 'wrong' | undefined {
    const ids = this.idsOf(sheet);
    for (const values of near) {
      const found = ids.get(keyOf(this.kinds[sheet], values));
      if (found !== undefined) return found;
    }
    return undefined;
  }

  set(sheet: SheetName, values: Values, id: number | 'wrong'): void {
    this.idsOf(sheet).set(keyOf(this.kinds[sheet], values), id);
  }

  isArchived(sheet: SheetName, id: number): boolean {
    return this.archived.has(`${sheet} ${id}`);
  }

  /** Looks up unknown keys with one statement. */
  async find(call: ImportCall, sheet: SheetName, wanted: readonly Values[]): Promise<void> {
    const kind = this.kinds[sheet];
    const ids = this.idsOf(sheet);
    const missing = new Map(
      wanted.map((values) => [keyOf(kind, values), values] as const).filter(([key]) => !ids.has(key)),
    );
    if (missing.size === 0) return;
    for (const { id, values, isArchived = false, alsoKnownAs = [] } of await kind.load(call, [...missing.values()])) {
      for (const one of [values, ...alsoKnownAs]) if (!ids.has(keyOf(kind, one))) ids.set(keyOf(kind, one), id);
      if (isArchived) this.archived.add(`${sheet} ${id}`);
    }
  }

  private idsOf(sheet: SheetName): Map<string, number | 'wrong'> {
    const known = this.ids.get(sheet) ?? new Map<string, number | 'wrong'>();
    this.ids.set(sheet, known);
    return known;
  }
}
