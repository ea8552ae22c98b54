import { createFocusReturn } from './focus-return';

const start = () => {
  const host = document.createElement('div');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const panel = document.createElement('div');
  root.append(panel);
  panel.innerHTML = '<button>Other</button><button>Choose rubrics</button>';
  return { root, panel, focus: createFocusReturn(root, panel) };
};
const settled = () => Promise.resolve();
const rerender = (panel: HTMLElement) => {
  panel.innerHTML = '<section><button>Other</button><button>Choose rubrics</button></section>';
};

it('focus returns to the button that opened the picker when the wizard rerenders [CAT-276]', async () => {
  const { root, panel, focus } = start();
  panel.querySelectorAll('button')[1]?.focus();
  focus.leave();
  panel.replaceChildren();
  focus.back();
  rerender(panel);
  await settled();
  expect(root.activeElement?.textContent).toBe('Choose rubrics');
});

it('focus stays where the user has moved it, and nothing happens after the end [CAT-276]', async () => {
  const { root, panel, focus } = start();
  panel.querySelectorAll('button')[1]?.focus();
  focus.leave();
  panel.replaceChildren();
  focus.back();
  rerender(panel);
  panel.querySelector('button')?.focus();
  await settled();
  expect(root.activeElement?.textContent).toBe('Other');
  panel.replaceChildren();
  focus.back();
  focus.end();
  rerender(panel);
  await settled();
  expect(root.activeElement).toBeNull();
});
