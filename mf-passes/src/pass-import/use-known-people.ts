import type { PackageCheck } from '@fairfront/shared-kit/api';
import { useParticipation, usePlatform } from '@fairfront/shared-kit/platform';
import { useEffect, useMemo, useState } from 'react';
import { checkPackageRows } from '../api/package-import';
import type { PersonalKind } from '../api/personal-passes';
import { peopleOfCheck, personKey, type PackageRow } from '../model';

/** After the last mended cell the list waits so long before it asks, ms. */
const pause = 600;

/**
 * Who of a list has a pass already: told by the check, and asked again for people whose name was mended (PASS-282). An answer
 * that does not come only means no warning.
 */
export const useKnownPeople = (kind: PersonalKind, check: PackageCheck, edited: readonly PackageRow[]) => {
  const { api } = usePlatform();
  const { id: participationId } = useParticipation();
  const [people, setPeople] = useState(() => peopleOfCheck(check.rows, check.duplicates));
  const learn = (news: ReadonlyMap<string, string | null>) => setPeople((before) => new Map([...before, ...news]));

  useEffect(() => {
    const strangers = edited.filter((row) => !people.has(personKey(row)));
    if (strangers.length === 0) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void checkPackageRows(api, { participationId, kind }, strangers, { signal: controller.signal }).then(
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
