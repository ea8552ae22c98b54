import { partRenderer, screen } from '@fairfront/shared-kit/testing';
import { Logo } from './logo';

const renderPart = partRenderer({});

describe('Logo', () => {
  it('has the name Fairfront, with and without the word', () => {
    const { rerender } = renderPart(<Logo />);
    const logo = screen.getByRole('img', { name: 'Fairfront' });
    expect(logo.querySelectorAll('path')).toHaveLength(2);
    rerender(<Logo mark />);
    expect(screen.getByRole('img', { name: 'Fairfront' }).querySelectorAll('path')).toHaveLength(1);
  });

  it('keeps its proportions at every height', () => {
    renderPart(<Logo size={14} />);
    expect(screen.getByRole('img')).toHaveAttribute('height', '14');
    expect(screen.getByRole('img')).toHaveAttribute('width', '66.5');
  });

  it('uses one colour if required, also for the square', () => {
    const { container, rerender } = renderPart(<Logo />);
    expect(container.querySelector('rect')).toHaveClass('seat');
    rerender(<Logo plain />);
    expect(container.querySelector('rect')).not.toHaveAttribute('class');
  });
});
