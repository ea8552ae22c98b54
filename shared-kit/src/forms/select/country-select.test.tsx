import { useQuery } from '../../platform/facade';
import { usePlatform } from '../../platform/context';
import { createFakeApi, failWith, renderInPlatform, screen, waitFor } from '../../testing';
import { Form } from '..';
import { countriesQuery, FormCountrySelect, type CountryOption } from '.';

const countries = [
  { id: 1, name_rus: 'Россия', name_eng: 'Russia', is_simple_visa: false, is_catalog_order_ru_locale: true },
  { id: 3, name_rus: 'Китай', name_eng: 'China', is_simple_visa: true, is_catalog_order_ru_locale: false },
];

const Country = ({ visa, stored = null }: { visa: boolean; stored?: CountryOption | null }) => {
  const platform = usePlatform();
  const list = useQuery(countriesQuery(platform, { locale: 'en', visa }));
  return (
    <Form initialValues={{ country: stored?.id ?? null }} onSubmit={() => undefined}>
      <FormCountrySelect name="country" label="Country" list={list} stored={stored} />
    </Form>
  );
};

describe('the country list', () => {
  it('is replaced by an error with a retry if it fails to load, which is logged to the console [SHELL-168] [CAT-237] [CAT-238]', async () => {
    const api = createFakeApi().on('get', '/countries', () => failWith(503));
    const { platform, person } = renderInPlatform(<Country visa={false} />, { api });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Could not load the countries');
    expect(platform.log.reports).toEqual([{ name: 'countries failed', detail: { status: 503 } }]);
    // no popup: the message is shown where the list is missing
    expect(platform.log.errors).toEqual([]);
    await platform.setLocale('ru');
    expect(notice).toHaveTextContent('Не удалось загрузить страны');

    api.on('get', '/countries', () => ({ data: countries }));
    await person.click(screen.getByRole('button', { name: 'Повторить' }));
    await person.click(await screen.findByRole('combobox', { name: 'Country' }));
    await person.click(await screen.findByRole('option', { name: 'Китай' }));
    expect(screen.queryByText('Не удалось загрузить страны')).toBeNull();
    expect(platform.log.reports).toHaveLength(1);
  });

  it('is requested again the next time it is opened after a failed load [CAT-238]', async () => {
    const api = createFakeApi().on('get', '/countries', () => failWith(503));
    const { platform, rerender } = renderInPlatform(<Country key="first" visa={false} />, { api });
    await screen.findByRole('alert');
    api.on('get', '/countries', () => ({ data: countries }));
    rerender(<Country key="second" visa={false} />);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(platform.api.sent('get', '/countries')).toHaveLength(2);
  });

  it.each([
    [false, { order: 'name_eng' }],
    [true, { order: 'name_eng', visa: '1' }],
  ])(
    'is sorted by the language; a visa form (%s) gets its own variant [SHELL-143] [SHELL-144]',
    async (visa, query) => {
      const api = createFakeApi().on('get', '/countries', () => ({ data: countries }));
      const { platform } = renderInPlatform(<Country visa={visa} />, { api });
      await waitFor(() => expect(platform.api.sent('get', '/countries')).toHaveLength(1));
      expect(Object.fromEntries(platform.api.sent('get', '/countries')[0]?.query ?? [])).toEqual(query);
    },
  );

  it('an archived country of the record is shown and stays selectable [ORG-159]', async () => {
    const stored = { id: 7, name_rus: 'Югославия', name_eng: 'Yugoslavia' };
    const api = createFakeApi().on('get', '/countries', () => ({ data: countries }));
    const { person } = renderInPlatform(<Country visa={false} stored={stored} />, { api });
    const field = await screen.findByRole('combobox', { name: 'Country' });
    await waitFor(() => expect(field).toHaveTextContent('Yugoslavia'));
    await person.click(field);
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Yugoslavia',
      'Russia',
      'China',
    ]);
  });
});
