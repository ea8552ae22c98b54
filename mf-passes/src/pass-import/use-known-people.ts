import type { PackageCheck } from '@fairfront/shared-kit/api';
import { useParticipation, usePlatform } from '@fairfront/shared-kit/platform';
import { useEffect, useMemo, useState } from 'react';
import { checkPackageRows } from '../api/package-import';
import type { PersonalKind } from '../api/list-pages';
import { peopleOfCheck, personKey, type PackageRow } from '@fairfront/shared-kit/domain/passes';

/** The debounce time after the last edit, ms. */
const pause = 600;

/**
 * The people of a list who already have a pass: reported by the check, and requested again for edited names. A failed
 * request only means no warning.
 */
export const useKnownPeople = (kind: PersonalKind, check: PackageCheck, edited: readonly PackageRow[]) => {
  const { api } = usePlatform();
  const { id: participationId } = useParticipation();
  const [people, setPeople] = useState(() => peopleOfCheck(check.rows, check.duplicates));
  const learn = (news: ReadonlyMap<string, string | null>) => setPeople((before) => new Map([...before, ...news]));

  useEffect(() => {
    const unknown = edited.filter((row) => !people.has(personKey(row)));
    if (unknown.length === 0) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void checkPackageRows(api, { participationId, kind }, unknown, { signal: controller.signal }).then(
        ({ rows, duplicates }) => learn(peopleOfCheck(rows, duplicates)),
        () => undefined,
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, participationId, kind, edited, people]);

  const existing = useMemo(
    () => new Map([...people].filter((entry): entry is [string, string] => entry[1] !== null)),
    [people],
  );
  return { existing, learn };
};
