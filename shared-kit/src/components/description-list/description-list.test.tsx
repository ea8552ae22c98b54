import { screen } from '@testing-library/react';
import { axeViolations, renderKit } from '../render-kit';
import { DescriptionList } from '.';

describe('Facts', () => {
  it('pairs names with values as text and marks missing ones', async () => {
    renderKit(
      <DescriptionList
        facts={[
          { id: 'company', name: 'Компания', value: 'ООО «Северная механика»' },
          { id: 'address', name: 'Почтовый адрес', value: null },
          { id: 'floor', name: 'Этаж', value: 0 },
        ]}
      />,
      'ru',
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Компания',
      'Почтовый адрес',
      'Этаж',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'ООО «Северная механика»',
      'Не указано',
      '0',
    ]);
    expect(await axeViolations()).toEqual([]);
  });
});
