import { render } from '@testing-library/react';
import { createElement } from 'react';

jest.mock('./script-origin', () => ({ scriptOrigin: 'https://portal.test' }));

// detached from the page, so nothing loads
const newElement = () =>
  document.createElement('fairfront-catalog') as HTMLElement & { open: unknown; close: () => void };

let early: Element;
beforeAll(async () => {
  early = Object.assign(newElement(), { open: true });
  await import('./catalog');
});

describe('the `open` property of the element', () => {
  it('a value set before the script loads becomes the attribute, and the method is restored [CAT-255] [CAT-262]', () => {
    customElements.upgrade(early);
    expect(early.hasAttribute('open')).toBe(true);
    expect(early).toHaveProperty('open', expect.any(Function));
  });

  it.each([
    [true, true],
    ['', true],
    ['open', true],
    [false, false],
    [null, false],
    [undefined, false],
  ])('the property %p becomes the attribute, and the methods remain [CAT-255] [CAT-262]', (value, isOpen) => {
    const element = newElement();
    element.toggleAttribute('open', !isOpen);
    element.open = value;
    expect(element.hasAttribute('open')).toBe(isOpen);
    element.close();
    expect(element.hasAttribute('open')).toBe(false);
    (element.open as () => void)();
    expect(element.hasAttribute('open')).toBe(true);
  });

  it('the property follows React, which writes properties [CAT-255]', () => {
    const container = document.createElement('div');
    const drawn = (open: boolean) => createElement('fairfront-catalog', { open });
    const { rerender } = render(drawn(true), { container });
    const element = container.querySelector('fairfront-catalog');
    expect(element?.hasAttribute('open')).toBe(true);
    rerender(drawn(false));
    expect(element?.hasAttribute('open')).toBe(false);
  });
});
