import { errorText } from '@fairfront/shared-kit/api';
import { formatFileSize } from '@fairfront/shared-kit/formats';
import { useLocale, usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { deleteLogo, patchCompany, postLogo, type CompanyPlace } from '../api/company';
import {
  logoFileIssue,
  logoResolutionIssue,
  logoTextKeys,
  logoTextValues,
  pictureSize,
  type LogoIssue,
} from '../model';

/** A picture that was sent from here, as it is shown below the logo. */
interface SentLogo {
  imageId: number;
  text: string;
}

/** Sends and removes the logo; what cannot be one is refused before anything is sent (ACC-034 to ACC-040). */
export const useLogo = (place: CompanyPlace) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { api } = usePlatform();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<'sending' | 'removing' | null>(null);
  const [failure, setFailure] = useState<{ file: string | null; text: () => string } | null>(null);
  const [sent, setSent] = useState<SentLogo | null>(null);

  const textOfIssue = (issue: LogoIssue): string => t(logoTextKeys[issue.code], logoTextValues(issue, locale));
  /** A text of our own for errors of the server itself; for all others the server's message. */
  const codes = () => ({
    logo_save: textOfIssue({ code: 'logo_save' }),
    logo_info: textOfIssue({ code: 'logo_info' }),
  });
  const attempt = async (kind: 'sending' | 'removing', file: string | null, work: () => Promise<void>) => {
    setBusy(kind);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFailure({ file, text: () => errorText(error, t, { codes: codes() }) });
      return false;
    } finally {
      setBusy(null);
    }
  };

  const send = async (file: File) => {
    const size = pictureSize(new Uint8Array(await file.arrayBuffer()));
    const issue = logoFileIssue(file) ?? (size && logoResolutionIssue(size));
    if (issue) {
      setFailure({ file: file.name, text: () => textOfIssue(issue) });
      return;
    }
    await attempt('sending', file.name, async () => {
      const image = await postLogo(api, place, file);
      patchCompany(queryClient, place.companyId, { image });
      const sides = size ? `${size.width}×${size.height}, ` : '';
      setSent({ imageId: image.id, text: `${file.name}, ${sides}${formatFileSize(file.size, locale)}` });
    });
  };
  const remove = () =>
    attempt('removing', null, async () => {
      await deleteLogo(api, place);
      patchCompany(queryClient, place.companyId, { image: null });
    });
  return { busy, failure, sent, send, remove };
};
