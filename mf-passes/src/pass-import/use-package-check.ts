import { errorText, isApiError, newIdempotencyKey, type PackageCheck } from '@fairfront/shared-kit/api';
import { useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useRef, useState } from 'react';
import { checkPackageFile, previewPackageFile } from '../api/package-import';
import type { PersonalKind } from '../api/list-pages';
import { useKnownErrors } from '../api/use-known-errors';
import type { PackageColumnsPreview, PackageMapping, PackageReading } from '@fairfront/shared-kit/domain/passes';
import { usePlaceInQueue } from './use-place-in-queue';

/** What the person has said about a file. */
export interface PackageChoice {
  /** How its columns are read; absent for the template. */
  mapping?: PackageMapping | undefined;
  /** Numbers of the rows that the person has set right among its columns (PASS-332). */
  corrected?: readonly number[] | undefined;
  /** How a text table is read; absent: as its content speaks for (PASS-283). */
  reading?: PackageReading | undefined;
}

/** A file that the server could read, with what it found. */
export interface CheckedPackage extends PackageChoice {
  file: File;
  check: PackageCheck;
}

/** A file of another shape, for the person to say what its columns are, with what was said before (PASS-326). */
export interface PreviewedPackage extends PackageChoice {
  file: File;
  preview: PackageColumnsPreview;
}

/** The file that was chosen last; a refused one stays in sight with its reason (PASS-192). */
export interface ChosenFile {
  name: string;
  size: number;
  /** Sent share from 0 to 1, null when it failed. */
  share: number | null;
  error: string | null;
}

/** Step one of an import: a file goes to the check, nothing is written (PASS-181, PASS-278). */
export const usePackageCheck = (
  kind: PersonalKind,
  onChecked: (checked: CheckedPackage) => void,
  onColumns: (previewed: PreviewedPackage) => void,
) => {
  const { api } = usePlatform();
  const { t } = useTranslation('passes');
  const { id: participationId } = useParticipation();
  const codes = useKnownErrors();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  /** Name of the file on its way, by which its place in the queue is asked for. */
  const [ticket, setTicket] = useState<string | null>(null);
  const place = usePlaceInQueue(ticket);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** The first lines of a file that is not the template; null when there is nothing to choose from. */
  const previewOf = async (file: File, failure: unknown, reading: PackageReading | undefined, signal: AbortSignal) => {
    if (!isApiError(failure) || failure.code !== 'blank_invalid') return null;
    try {
      return await previewPackageFile(api, { participationId, kind }, file, { signal, reading });
    } catch {
      // the first refusal stands
      return null;
    }
  };

  const choose = async (file: File, { mapping, corrected, reading }: PackageChoice) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { name, size } = file;
    setChosen({ name, size, share: 0, error: null });
    const given = newIdempotencyKey();
    setTicket(given);
    try {
      const check = await checkPackageFile(api, { participationId, kind }, file, {
        signal: controller.signal,
        ticket: given,
        mapping,
        reading,
        onProgress: (share) => setChosen({ name, size, share, error: null }),
      });
      setChosen(null);
      onChecked({ file, check, mapping, corrected, reading });
    } catch (error) {
      const preview = mapping ? null : await previewOf(file, error, reading, controller.signal);
      if (controller.signal.aborted) return;
      if (preview && preview.lines.some(({ cells }) => cells.filter((cell) => cell.trim()).length > 1)) {
        setChosen(null);
        onColumns({ file, preview, reading });
        return;
      }
      const known = isApiError(error) && error.code ? codes[error.code] : undefined;
      setChosen({ name, size, share: null, error: known ?? errorText(error, t) });
    } finally {
      // another file may be on its way by now
      setTicket((current) => (current === given ? null : current));
    }
  };
  /** The first lines anew: of another sheet of a workbook, or of a text table that is read in another way (PASS-332). */
  const show = async (file: File, { sheet, reading }: { sheet?: number; reading?: PackageReading | undefined }) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { name, size } = file;
    setChosen({ name, size, share: 1, error: null });
    try {
      const { signal } = controller;
      const preview = await previewPackageFile(api, { participationId, kind }, file, { signal, sheet, reading });
      setChosen(null);
      onColumns({ file, preview, reading });
    } catch (error) {
      if (controller.signal.aborted) return;
      const known = isApiError(error) && error.code ? codes[error.code] : undefined;
      setChosen({ name, size, share: null, error: known ?? errorText(error, t) });
    }
  };
  return {
    chosen,
    /** Place of the file among those that wait, from 1; 0 when it does not wait. */
    place,
    isChecking: chosen !== null && chosen.error === null,
    choose: (file: File, choice: PackageChoice = {}) => void choose(file, choice),
    chooseSheet: (file: File, sheet: number) => void show(file, { sheet }),
    /** Shows the columns of a text table that is read in another way. */
    readAs: (file: File, reading: PackageReading) => void show(file, { reading }),
    cancel: () => {
      running.current?.abort();
      setChosen(null);
    },
  };
};

export type PackageChecking = ReturnType<typeof usePackageCheck>;
