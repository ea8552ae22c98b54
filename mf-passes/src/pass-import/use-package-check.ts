import { errorText, isApiError, newIdempotencyKey, type PackageCheck } from '@fairfront/shared-kit/api';
import { useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useRef, useState } from 'react';
import { checkPackageFile, previewPackageFile } from '../api/package-import';
import type { PersonalKind } from '../api/list-pages';
import { useKnownErrors } from '../api/use-known-errors';
import type { PackageColumnsPreview, PackageMapping, PackageReading } from '@fairfront/shared-kit/domain/passes';
import { usePlaceInQueue } from './use-place-in-queue';

/** The user's settings for a file. */
export interface PackageChoice {
  /** The column mapping; absent for the template. */
  mapping?: PackageMapping | undefined;
  /** The numbers of rows that the user has fixed in the columns step. */
  corrected?: readonly number[] | undefined;
  /** How a text table is read; detected from its content if absent. */
  reading?: PackageReading | undefined;
}

/** A readable file with its check result. */
export interface CheckedPackage extends PackageChoice {
  file: File;
  check: PackageCheck;
}

/** A file with other headings, whose columns the user maps, with the previous settings. */
export interface PreviewedPackage extends PackageChoice {
  file: File;
  preview: PackageColumnsPreview;
}

/** The last selected file; a refused one stays visible with its reason. */
export interface ChosenFile {
  name: string;
  size: number;
  /** The upload progress from 0 to 1; null after a failure. */
  share: number | null;
  error: string | null;
}

/** Step one of an import: uploads a file for the check; nothing is saved. */
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
  /** The ticket of the current upload, used to poll its position in the queue. */
  const [ticket, setTicket] = useState<string | null>(null);
  const place = usePlaceInQueue(ticket);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Reads the first lines of a file that is not the template; null if there is nothing to map. */
  const previewOf = async (file: File, failure: unknown, reading: PackageReading | undefined, signal: AbortSignal) => {
    if (!isApiError(failure) || failure.code !== 'blank_invalid') return null;
    try {
      return await previewPackageFile(api, { participationId, kind }, file, { signal, reading });
    } catch {
      // the first refusal is shown
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
      // the user may have selected another file by now
      setTicket((current) => (current === given ? null : current));
    }
  };
  /** Rereads the first lines: of another sheet of a workbook, or of a text table with other settings. */
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
    /** The position of the file in the queue, one-based; 0 if it is not queued. */
    place,
    isChecking: chosen !== null && chosen.error === null,
    choose: (file: File, choice: PackageChoice = {}) => void choose(file, choice),
    chooseSheet: (file: File, sheet: number) => void show(file, { sheet }),
    /** Shows the columns of a text table read with other settings. */
    readAs: (file: File, reading: PackageReading) => void show(file, { reading }),
    cancel: () => {
      running.current?.abort();
      setChosen(null);
    },
  };
};

export type PackageChecking = ReturnType<typeof usePackageCheck>;
