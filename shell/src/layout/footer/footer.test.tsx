import { within } from '@testing-library/react';
import type { RuntimeConfig } from '@fairfront/shared-kit/platform';
import { act, homeStands, screen, startShell } from '../../testing/shell-double';

describe('the footer', () => {
  it('shows copyright, policy, helpline, e-mail and callback [SHELL-077] [SHELL-079]', async () => {
    const { person } = await startShell();
    await homeStands();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('© Дирекция')).toBeVisible();
    expect(footer.getByRole('link', { name: 'Политика обработки персональных данных' })).toHaveAttribute(
      'href',
      '/policy/ru.pdf',
    );
    expect(footer.getByRole('link', { name: /8 800 000-00-00/ })).toHaveAttribute('href', 'tel:88000000000');
    expect(footer.getByText('Пн–Пт')).toBeVisible();
    expect(footer.getByRole('link', { name: /help@fairfront.example/ })).toHaveAttribute(
      'href',
      'mailto:help@fairfront.example',
    );
    await person.click(await footer.findByRole('button', { name: 'Заказать звонок' }));
    const dialog = await screen.findByRole('dialog', { name: 'Заказать звонок' });
    expect(await within(dialog).findByLabelText('Телефон')).toBeVisible();
  });

  it('links to the policy in the current language [SHELL-077]', async () => {
    const { services } = await startShell();
    await homeStands();
    await act(() => services.language.follow('en'));
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'Personal data policy' })).toHaveAttribute('href', '/policy/en.pdf');
    expect(footer.getByText('© Directorate')).toBeVisible();
    expect(footer.getByText('Mon–Fri')).toBeVisible();
  });

  const all: RuntimeConfig['contacts'] = {
    copyright: { ru: '© Дирекция', en: '© Directorate' },
    policyUrl: { ru: '/policy/ru.pdf', en: '/policy/en.pdf' },
    phone: '8 800 000-00-00',
    hours: { ru: 'Пн–Пт', en: 'Mon–Fri' },
    email: 'help@fairfront.example',
  };
  const texts: Record<string, RegExp> = {
    copyright: /©/,
    policyUrl: /Политика/,
    phone: /8 800/,
    hours: /Пн/,
    email: /help@/,
  };
  it.each([
    ['copyright', ['copyright']],
    ['policyUrl', ['policyUrl']],
    ['phone', ['phone', 'hours']],
    ['hours', ['hours']],
    ['email', ['email']],
  ] as const)('without %s hides only %j, also on visitor pages [SHELL-078]', async (missing, hidden) => {
    const contacts = Object.fromEntries(Object.entries(all).filter(([name]) => name !== missing));
    const hiddenNow = () => {
      const text = screen.getByRole('contentinfo').textContent ?? '';
      return Object.keys(texts).filter((name) => !texts[name]?.test(text));
    };
    const home = await startShell({ config: { contacts } });
    await homeStands();
    expect(hiddenNow()).toEqual(hidden);
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent(/undefined|null|\{\{/);
    home.unmount();
    await startShell({ address: '/login', token: null, config: { contacts } });
    expect(hiddenNow()).toEqual(hidden);
  });

  it('offers no callback to a visitor [SHELL-079]', async () => {
    await startShell({ address: '/notifications', token: null });
    await screen.findByText('Войдите, чтобы увидеть уведомления');
    expect(screen.queryByRole('button', { name: 'Заказать звонок' })).toBeNull();
  });
});
