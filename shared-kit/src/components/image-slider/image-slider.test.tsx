import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations, renderKit } from '../render-kit';
import { ImageSlider } from '.';

const images = ['a', 'b', 'c'].map((name) => ({
  src: `/${name}.jpg`,
  alt: `Sofa ${name}`,
  thumbnail: `/${name}-s.jpg`,
}));
const show = (given = images) =>
  renderKit(<ImageSlider images={given} label="Sofa" placeholder={<span>drawing</span>} />, 'ru');
const shown = () => screen.getByRole('img', { name: /Sofa/ });
const button = (name: string) => screen.getByRole('button', { name });

describe('ImageSlider', () => {
  it('shows its position in words and stops at both ends [SVC-036]', async () => {
    show();
    expect(shown()).toHaveAttribute('src', '/a.jpg');
    expect(screen.getByText('1 из 3')).toBeVisible();
    expect(button('Предыдущее фото')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Следующее фото'));
    await userEvent.click(button('Следующее фото'));
    await userEvent.click(button('Следующее фото'));
    expect(screen.getByText('3 из 3')).toBeVisible();
    expect(button('Следующее фото')).toHaveAttribute('aria-disabled', 'true');
    expect(await axeViolations()).toEqual([]);
  });

  it('is operated by thumbnails, arrow keys and swipe', async () => {
    show();
    await userEvent.click(button('Показать фото 2'));
    expect(shown()).toHaveAttribute('src', '/b.jpg');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toHaveAttribute('src', '/c.jpg');
    const stage = shown().parentElement as HTMLElement;
    const swipe = (to: number) =>
      userEvent.pointer([
        { keys: '[TouchA>]', target: stage, coords: { clientX: 100 } },
        { pointerName: 'TouchA', target: stage, coords: { clientX: to } },
        { keys: '[/TouchA]', target: stage, coords: { clientX: to } },
      ]);
    await swipe(160);
    expect(shown()).toHaveAttribute('src', '/b.jpg');
    await swipe(90);
    expect(shown()).toHaveAttribute('src', '/b.jpg');
  });

  it('shows a drawing without a slider if there is no picture or it cannot be loaded [SVC-037]', () => {
    const { unmount } = show([]);
    expect(screen.getByRole('img', { name: 'Sofa' })).toHaveTextContent('drawing');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    unmount();
    show();
    fireEvent.error(shown());
    expect(screen.getByRole('img', { name: 'Sofa a' })).toHaveTextContent('drawing');
  });
});
