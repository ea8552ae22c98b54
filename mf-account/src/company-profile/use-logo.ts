import { useAction } from '@fairfront/shared-kit/api/actions';
import { errorText } from '@fairfront/shared-kit/api';
import { formatFileSize } from '@fairfront/shared-kit/platform/formats';
import { useLocale, usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { deleteLogo, patchCompany, postLogo, type CompanyImage, type CompanyPlace } from '../api/company';
import {
  logoFileIssue,
  logoResolutionIssue,
  logoTextKeys,
  logoTextValues,
  pictureSize,
  type LogoIssue,
} from '@fairfront/shared-kit/domain/account';

/** An uploaded picture as shown below the logo. */
interface SentLogo {
  imageId: number;
  text: string;
}

/** A picture to upload with the caption shown afterwards; null removes the logo. */
type LogoChange = { file: File; text: string } | null;

/** Uploads and removes the logo; an invalid file is rejected before it is sent. */
export const useLogo = (place: CompanyPlace) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [refused, setRefused] = useState<{ issue: LogoIssue } | null>(null);
  /** The name of the last selected file; null while the logo is being removed. */
  const [fileName, setFileName] = useState<string | null>(null);
  const [sent, setSent] = useState<SentLogo | null>(null);

  const textOfIssue = (issue: LogoIssue): string => t(logoTextKeys[issue.code], logoTextValues(issue, locale));
  const changing = useAction<LogoChange, CompanyImage | null>({
    namespace: 'account',
    errors: 'inline',
    contentOf: (change) => (change ? [change.file.name, change.file.size, change.file.lastModified].join() : ''),
    run: async (change, { idempotencyKey }) => {
      if (change) return postLogo(api, place, change.file, idempotencyKey);
      await deleteLogo(api, place);
      return null;
    },
    onDone: (image, change) => {
      patchCompany(queryClient, place.companyId, { image });
      if (image && change) setSent({ imageId: image.id, text: change.text });
    },
    // server failures show our own text; any other error shows the server's message
    errorText: (error) =>
      errorText(error, t, {
        codes: { logo_save: textOfIssue({ code: 'logo_save' }), logo_info: textOfIssue({ code: 'logo_info' }) },
      }),
  });

  const send = async (file: File) => {
    const size = pictureSize(new Uint8Array(await file.arrayBuffer()));
    const issue = logoFileIssue(file) ?? (size && logoResolutionIssue(size));
    setFileName(file.name);
    setRefused(issue ? { issue } : null);
    if (issue) return;
    const sides = size ? `${size.width}×${size.height}, ` : '';
    await changing.run({ file, text: `${file.name}, ${sides}${formatFileSize(file.size, locale)}` });
  };
  /** Whether the logo was removed. */
  const remove = async (): Promise<boolean> => {
    setFileName(null);
    setRefused(null);
    return (await changing.run(null)).state === 'done';
  };
  const underWay = changing.pendingOf();
  const text = refused ? textOfIssue(refused.issue) : changing.error;
  return {
    busy: underWay === undefined ? null : underWay ? ('sending' as const) : ('removing' as const),
    failure: text === null ? null : { file: fileName, text },
    sent,
    send,
    remove,
  };
};
