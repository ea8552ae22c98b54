import { textLength } from '@fairfront/shared-kit/domain/common';
import { useAction } from '@fairfront/shared-kit/api/actions';
import { Form, FormNotice, FormTextField, SubmitButton } from '@fairfront/shared-kit/forms';
import { FormFileDrop } from '@fairfront/shared-kit/forms/file-drop';
import { FormRadioGroup } from '@fairfront/shared-kit/forms/radio';
import { FormTextArea } from '@fairfront/shared-kit/forms/text-area';
import { useSchema } from '@fairfront/shared-kit/forms/rules';
import { useParticipation, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { postPublication, type Publication } from '../api/publications';
import {
  publicationFileRules,
  publicationLimits,
  publicationFields,
  publicationText,
  publicationTypes,
  type PublicationType,
} from '@fairfront/shared-kit/domain/account';
import styles from './publications.module.css';
import { accountKeys } from '../api/query-keys';

interface Values {
  type: PublicationType;
  title: string;
  text: string;
  file: File[];
}

interface PublicationFormProps {
  /** A rejected request whose texts are copied. */
  start: Publication | null;
  onSent: () => void;
}

/** The form of a new request; server errors appear at their fields. */
export const PublicationForm = ({ start, onSent }: PublicationFormProps) => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const [share, setShare] = useState<number | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (start) head.current?.focus();
  }, [start]);

  const normalized = ({ title, text, file, ...rest }: Values) => ({
    ...rest,
    title: publicationText(title),
    text: publicationText(text),
    file: file[0] ? { name: file[0].name, size: file[0].size } : null,
  });
  const validate = useSchema(async () => publicationFields, { namespace: 'account', checked: normalized });
  const sending = useAction<Values>({
    namespace: 'account',
    errors: 'inline',
    contentOf: (values) => JSON.stringify([normalized(values), values.file[0]?.lastModified]),
    run: async (values, { idempotencyKey }) => {
      const file = values.file[0] ?? null;
      setShare(file && 0);
      try {
        const options = { idempotencyKey, onProgress: (part: number) => setShare(file && part) };
        return await postPublication(api, id, { ...values, file }, options);
      } finally {
        setShare(null);
      }
    },
    announce: () => t('publications.sent'),
    invalidates: () => [accountKeys.publications.all(id)],
  });
  const empty: Values = { type: 'product', title: '', text: '', file: [] };

  return (
    <section aria-labelledby="new-publication" className={styles.panel}>
      <h2 id="new-publication" ref={head} tabIndex={-1} className={styles.panelTitle}>
        {t(start ? 'publications.again' : 'publications.new')}
      </h2>
      <Form<Values>
        className={styles.form}
        label={t('publications.new')}
        initialValues={start ? { type: start.type, title: start.title, text: start.text, file: [] } : empty}
        validate={validate}
        onSubmit={async (values, { resetForm }) => {
          await sending.submit(values);
          resetForm({ values: empty });
          onSent();
        }}
      >
        <FormRadioGroup<PublicationType>
          name="type"
          label={t('publications.type')}
          inline
          options={publicationTypes.map((value) => ({
            value,
            label: t(`publications.types.${value}`),
            hint: t(`publications.hints.${value}`),
          }))}
        />
        <TitleField />
        <FormTextArea
          name="text"
          label={t('publications.text')}
          hint={t('publications.textHint')}
          limit={publicationLimits.text}
          minHeight={132}
          maxHeight={320}
          required
        />
        <FormFileDrop
          name="file"
          label={t('publications.file')}
          optional
          rules={publicationFileRules}
          {...(share !== null && { share })}
        />
        <FormNotice />
        <div className={styles.send}>
          <SubmitButton>{t('publications.send')}</SubmitButton>
        </div>
      </Form>
    </section>
  );
};

/** The title field with a character counter. */
const TitleField = () => {
  const { t } = useTranslation('account');
  const { title } = useFormikContext<Values>().values;
  return (
    <FormTextField
      name="title"
      label={t('publications.heading')}
      hint={t('publications.headingHint')}
      counter={`${textLength(publicationText(title))} / ${publicationLimits.title}`}
      required
    />
  );
};
