import { useSettled } from '@fairfront/shared-kit/components/debounced-commit';
import { Link } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { formatDate } from '@fairfront/shared-kit/platform/formats';
import {
  failsHere,
  useLocale,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import type { PersonalKind } from '../api/list-pages';
import { samePersonQuery, type SoughtPerson } from '../api/same-person';
import { kindOfType, personKey } from '@fairfront/shared-kit/domain/passes';
import { personOf } from '../context/person-name';
import { personalPassModals } from '../context/personal-pass-modals';
import { usePassLabels } from '../context/use-pass-context';
import { fieldsOfForm, typeOfForm, type PassFormValues } from './pass-form-values';

/** The debounce time before the request, ms. */
const pause = 600;

/**
 * Warns that a person with this name already has a pass. It is not an error, as in the import, since namesakes exist; a
 * failed request shows no warning.
 * @param except the pass that is being reissued
 */
export const SamePersonNotice = ({ kind, except }: { kind: PersonalKind; except: number | null }) => {
  const { t } = useTranslation('passes');
  const { api, navigation } = usePlatform();
  const { id } = useParticipation();
  const locale = useLocale();
  const { statusOf } = usePassLabels();
  const { values } = useFormikContext<PassFormValues>();
  const type = typeOfForm(kind, values);
  const { lastname, name, middlename, birthday } = fieldsOfForm(type, values);
  const key = useSettled(JSON.stringify({ lastname, name, middlename, birthday }), pause);
  const person = JSON.parse(key) as Omit<SoughtPerson, 'type'>;
  const { data = [] } = useQuery({
    ...samePersonQuery(api, id, kind, { type, ...person }),
    ...failsHere,
    enabled: person.lastname !== '' && person.name !== '',
  });
  const found = data.find((pass) => pass.id !== except);
  // the user may have typed another name meanwhile
  if (!found || personKey(found) !== personKey({ lastname, name, middlename })) return null;
  const from = personalPassModals[kindOfType(found.type)];
  return (
    <Notice tone="warning" live="polite" title={`${t('samePerson.title')}.`}>
      {t('samePerson.text', {
        name: personOf(found),
        type: t(`type.${found.type}`).toLocaleLowerCase(),
        status: statusOf(kind, found.status).toLocaleLowerCase(),
        date: formatDate(found.created_at, locale),
      })}{' '}
      <Link
        external
        href={navigation.href(
          'participant',
          { id },
          { modal: 'event-modal-detail-pass', pass: String(found.id), from },
        )}
      >
        {t('samePerson.open')}
      </Link>
    </Notice>
  );
};
