import { Icon } from '@fairfront/shared-kit/components/icon';
import { Select } from '@fairfront/shared-kit/components/select';
import { StandTag } from '@fairfront/shared-kit/components/stand-tag';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, useTranslation, usePlatform } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { requestFilePath, companyRequestsKey, patchRequest, type CompanyRequest } from '../api/publications';
import { publicationStatuses, type PublicationStatus } from '@fairfront/shared-kit/domain/account';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { FileButton } from '../publications/file-button';
import { PublicationBadge, publicationIcons } from '../publications/publication-badge';
import type { FileDownload } from '../api/use-file-download';
import styles from './manager-requests.module.css';
import { RejectForm } from './reject-form';

type Change = Parameters<typeof patchRequest>[2];

/** Sets the status of a request and reloads the lists; a failure shows in the popup. */
const useStatusChange = (id: number) => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const changing = useAction<Change>({
    namespace: 'account',
    run: (body) => patchRequest(api, id, body),
    announce: () => t('managerRequests.changed'),
    invalidates: () => [companyRequestsKey],
  });
  return { change: changing.run, isChanging: changing.isBusy() };
};

interface RequestCardProps {
  request: CompanyRequest;
  files: FileDownload;
}

/** A request of a company: its content and the status that the organiser sets. */
export const RequestCard = ({ request, files }: RequestCardProps) => {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { id, type, title, text, status, comment, created_at, file, exhibitor, exhibition } = request;
  const [isRejecting, setRejecting] = useState(false);
  const { change, isChanging } = useStatusChange(id);
  const choose = (next: PublicationStatus) => {
    setRejecting(next === 'rejected');
    if (next !== 'rejected') void change({ status: next });
  };
  return (
    <li className={styles.request}>
      <div className={styles.head}>
        <Icon name={publicationIcons[type]} size={20} className={styles.icon} />
        <h2 className={styles.title}>{title}</h2>
        <PublicationBadge status={status} />
      </div>
      <p className={styles.facts}>
        <span>{t(`publications.types.${type}`)}</span>
        <span>{textOf(exhibitor, 'name', locale)}</span>
        <span>{textOf(exhibition, 'title', locale)}</span>
        {exhibitor.stands.map((stand) => (
          <StandTag key={stand.title}>{stand.title}</StandTag>
        ))}
        <time dateTime={created_at} className="ff-num">
          {formatDate(created_at, locale)}
        </time>
      </p>
      <p className={styles.text}>{text}</p>
      {file && <FileButton path={requestFilePath(id)} file={file} files={files} />}
      {comment !== null && (
        <p className={styles.comment}>
          <b>{t('publications.comment')}</b> {comment}
        </p>
      )}
      {isRejecting ? (
        <RejectForm requestId={id} title={title} onDone={() => setRejecting(false)} />
      ) : (
        <Select<PublicationStatus>
          className={styles.status}
          label={t('managerRequests.status')}
          value={status}
          busy={isChanging}
          onChange={choose}
          options={publicationStatuses.map((value) => ({ value, label: t(`publications.status.${value}`) }))}
        />
      )}
    </li>
  );
};
