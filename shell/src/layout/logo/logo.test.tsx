import { partRenderer, screen } from '@fairfront/shared-kit/testing';
import { Logo } from '.';

const renderPart = partRenderer({});

describe('Logo', () => {
  it('names itself, with the word and without', () => {
    const { rerender } = renderPart(<Logo />);
    const logo = screen.getByRole('img', { name: 'Fairfront' });
    expect(logo.querySelectorAll('path')).toHaveLength(2);
    rerender(<Logo mark />);
    expect(screen.getByRole('img', { name: 'Fairfront' }).querySelectorAll('path')).toHaveLength(1);
  });

  it('keeps its shape at every height', () => {
    renderPart(<Logo size={14} />);
    expect(screen.getByRole('img')).toHaveAttribute('height', '14');
    expect(screen.getByRole('img')).toHaveAttribute('width', '66.5');
  });

  it('is of one colour where it must be: the square gives up its own', () => {
    const { container, rerender } = renderPart(<Logo />);
    expect(container.querySelector('rect')).toHaveClass('seat');
    rerender(<Logo plain />);
    expect(container.querySelector('rect')).not.toHaveAttribute('class');
  });
});
