import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { axeViolations, renderKit } from '../render-kit';
import { pageItems, Pagination } from '.';

const resizeTo = (width: number) =>
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
const numbers = () => screen.getAllByRole('button', { name: /^Page / }).map((button) => Number(button.textContent));

const List = ({ pages = 9, start = 2 }: { pages?: number; start?: number }) => {
  const [page, setPage] = useState(start);
  return <Pagination page={page} pages={pages} total={pages * 8 - 4} perPage={8} onChange={setPage} />;
};

describe('pageItems [SHELL-200]', () => {
  it.each([
    [1, 1, 5, [1]],
    [2, 5, 5, [1, 2, 3, 4, 5]],
    [1, 9, 5, [1, 2, 3, 4, 'gap-after', 9]],
    [3, 9, 5, [1, 2, 3, 4, 'gap-after', 9]],
    [5, 9, 5, [1, 'gap-before', 4, 5, 6, 'gap-after', 9]],
    [8, 9, 5, [1, 'gap-before', 6, 7, 8, 9]],
    [9, 9, 5, [1, 'gap-before', 6, 7, 8, 9]],
    [1, 9, 2, [1, 'gap-after', 9]],
    [5, 9, 2, ['gap-before', 5, 'gap-after', 9]],
    [8, 9, 2, ['gap-before', 8, 9]],
    [9, 9, 2, [1, 'gap-before', 9]],
    [1, 2, 2, [1, 2]],
  ])('page %d of %d with %d buttons', (page, pages, buttons, items) =>
    expect(pageItems(page, pages, buttons)).toEqual(items),
  );

  it('never contains more numbers than fit, and always the current one', () => {
    for (let pages = 1; pages <= 30; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        for (const buttons of [2, 5]) {
          const shown = pageItems(page, pages, buttons).filter((item) => typeof item === 'number');
          expect(shown.length).toBeLessThanOrEqual(buttons);
          expect(shown).toContain(page);
          expect(new Set(shown).size).toBe(shown.length);
        }
      }
    }
  });
});

describe('Pagination', () => {
  beforeEach(() => resizeTo(1024));

  it('goes to a page, marks the current one and announces the range', async () => {
    const user = userEvent.setup();
    renderKit(<List />);
    expect(screen.getByRole('status')).toHaveTextContent('9–16 of 68 records');
    await user.click(screen.getByRole('button', { name: 'Page 9' }));
    expect(screen.getByRole('button', { name: 'Page 9' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('status')).toHaveTextContent('65–68 of 68 records');
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(screen.getByRole('button', { name: 'Page 8' })).toHaveAttribute('aria-current', 'page');
    expect(await axeViolations()).toEqual([]);
  });

  it('shows 5 numbers in a window of 571 px and 2 in one of 570 px, also after a resize [SHELL-200] [PASS-178]', () => {
    renderKit(<List />);
    resizeTo(571);
    expect(numbers()).toEqual([1, 2, 3, 4, 9]);
    resizeTo(570);
    expect(numbers()).toEqual([2, 9]);
    resizeTo(571);
    expect(numbers()).toHaveLength(5);
  });

  it.each([
    [12, '1–8 из 12 записей'],
    [21, '1–8 из 21 записи'],
    [22, '1–8 из 22 записей'],
  ])('counts %d records in Russian', (total, text) => {
    renderKit(<Pagination page={1} pages={3} total={total} perPage={8} onChange={() => {}} />, 'ru');
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('renders nothing for a single page', () => {
    const { container } = renderKit(<List pages={1} start={1} />);
    expect(container).toBeEmptyDOMElement();
  });
});
