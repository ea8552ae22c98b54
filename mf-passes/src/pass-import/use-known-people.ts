import type { PackageCheck } from '@fairfront/shared-kit/api';
import { useParticipation, usePlatform } from '@fairfront/shared-kit/platform';
import { useEffect, useMemo, useState } from 'react';
import { checkPackageRows } from '../api/package-import';
import type { PersonalKind } from '../api/list-pages';
import { peopleOfCheck, personKey, type PackageRow } from '@fairfront/shared-kit/domain/passes';

/** Pause between the last edit and the call, ms. */
const pause = 600;

/**
 * Who of a list has a pass already: the check says it, and a call asks again for people whose name was edited (PASS-282). An answer
 * that does not come only means no warning.
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
