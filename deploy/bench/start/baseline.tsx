import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Formik, Form, Field } from 'formik';
import i18next from 'i18next';
import { lazy, Suspense, useState } from 'react';
import { Button } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { readRows } from './baseline-rows';

const BaselineDialog = lazy(() =>
  import('./baseline-dialog').then(({ BaselineDialog: component }) => ({ default: component })),
);

const List = () => {
  const { t } = useTranslation();
  const { data = [] } = useQuery({ queryKey: ['rows'], queryFn: readRows });
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>{t('title')}</h1>
      <Link to="/other">{t('other')}</Link>
      <Button onPress={() => setOpen(true)}>{t('open')}</Button>
      <Formik initialValues={{ search: '' }} onSubmit={() => undefined}>
        <Form>
          <Field name="search" aria-label={t('search')} />
        </Form>
      </Formik>
      <ul>
        {data.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <Suspense>{isOpen && <BaselineDialog close={() => setOpen(false)} />}</Suspense>
    </main>
  );
};

/**
 * The baseline of `npm run bench -- start`: one page, one list and one lazy dialog in one bundle, with the packages
 * that the customer named and react-aria's behaviour. Everything that the portal needs beyond it is the cost of its
 * platform and its screens.
 */
const texts = { title: 'Строки', other: 'Другая страница', open: 'Открыть', search: 'Поиск', close: 'Закрыть' };
await i18next.use(initReactI18next).init({ lng: 'ru', resources: { ru: { translation: texts } } });

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <I18nextProvider i18n={i18next}>
      <QueryClientProvider client={new QueryClient()}>
        <BrowserRouter>
          <Routes>
            <Route path="*" element={<List />} />
          </Routes>
        </BrowserRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
