import { renderKit } from '../render-kit';
import { Plate, splitPlate } from '.';

describe('splitPlate', () => {
  it.each([
    ['А482МР77', 'А 482 МР', '77'],
    ['а 482 мр 177', 'А 482 МР', '177'],
    ['A482MP77', 'А 482 МР', '77'],
    ['АВ1234 77', 'АВ 1234', '77'],
  ])('%s', (number, main, region) => {
    const parts = splitPlate(number);
    expect(parts?.main.replaceAll('\u00a0', ' ')).toBe(main);
    expect(parts?.region).toBe(region);
  });

  it.each(['B-MW 1234', '1234АВ77', 'Ж482МР77', ''])('leaves %s as it is', (number) => {
    expect(splitPlate(number)).toBeNull();
  });
});

it('Plate: a region box only for the Russian pattern', () => {
  const { container, rerender } = renderKit(<Plate>А482МР77</Plate>);
  expect(container.querySelector('.region')).toHaveTextContent('77');
  rerender(<Plate>B-MW 1234</Plate>);
  expect(container.querySelector('.region')).toBeNull();
  expect(container).toHaveTextContent('B-MW 1234');
});
