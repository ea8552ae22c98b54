import { partRenderer } from '@fairfront/shared-kit/testing';
import { LicensePlate } from './license-plate';
import { splitLicensePlate } from './split-license-plate';
import en from '../locales/en.json';
import ru from '../locales/ru.json';

const renderPart = partRenderer({ passes: { ru, en } });

describe('the plate parser', () => {
  it.each([
    ['А482МР77', 'А 482 МР', '77'],
    ['а 482 мр 177', 'А 482 МР', '177'],
    ['A482MP77', 'А 482 МР', '77'],
    ['АВ1234 77', 'АВ 1234', '77'],
  ])('the plate %s is split', (number, main, region) => {
    const parts = splitLicensePlate(number);
    expect(parts?.main.replaceAll('\u00a0', ' ')).toBe(main);
    expect(parts?.region).toBe(region);
  });

  it.each(['B-MW 1234', '1234АВ77', 'Ж482МР77', ''])('the plate %s is unchanged', (number) => {
    expect(splitLicensePlate(number)).toBeNull();
  });
});

it('a plate has a region box only for the Russian format', () => {
  const { container, rerender } = renderPart(<LicensePlate>А482МР77</LicensePlate>);
  expect(container.querySelector('.region')).toHaveTextContent('77');
  rerender(<LicensePlate>B-MW 1234</LicensePlate>);
  expect(container.querySelector('.region')).toBeNull();
  expect(container).toHaveTextContent('B-MW 1234');
});
