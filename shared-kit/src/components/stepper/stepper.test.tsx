import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations, renderKit } from '../render-kit';
import { Stepper, type Step } from '.';

const steps: Step[] = [
  { id: 'list', label: 'Список', state: 'done' },
  { id: 'rubrics', label: 'Рубрики', state: 'current' },
  { id: 'exporter', label: 'Экспортёр', state: 'attention', reason: 'Не выбрана страна' },
  { id: 'packages', label: 'Пакеты', state: 'locked', reason: 'Сначала выберите рубрики' },
];

describe('Stepper', () => {
  it('shows the current step, the completed steps and why a step is locked', async () => {
    renderKit(<Stepper label="Заявка в каталог" steps={steps} onStep={() => undefined} />, 'ru');
    const row = within(screen.getByRole('navigation', { name: 'Заявка в каталог' }));
    expect(row.getByRole('button', { name: /Список ?, готово/ })).toBeVisible();
    expect(row.getByRole('button', { current: 'step' })).toHaveTextContent('2Рубрики');
    const locked = row.getByRole('button', { name: /Пакеты ?, закрыто/ });
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    expect(locked).toHaveAccessibleDescription('Сначала выберите рубрики');
    expect(await axeViolations()).toEqual([]);
  });

  it('navigates to open steps, not to locked ones', async () => {
    const onStep = jest.fn();
    renderKit(<Stepper label="Order" steps={steps} onStep={onStep} />);
    await userEvent.click(screen.getByRole('button', { name: /Список/ }));
    await userEvent.click(screen.getByRole('button', { name: /Пакеты/ }));
    expect(onStep.mock.calls).toEqual([['list']]);
  });

  it('has a short line for narrow windows that opens the list', async () => {
    renderKit(<Stepper label="Заявка" steps={steps} onStep={() => undefined} />, 'ru');
    const opener = screen.getByRole('button', { name: 'Шаг 2 из 4: Рубрики дальше: Экспортёр' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: /Список ?, готово/ }));
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
});
