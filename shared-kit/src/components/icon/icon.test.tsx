import { render } from '@testing-library/react';
import { brotliCompressSync } from 'node:zlib';
import { categoryIcons } from '../../domain/services';
import { drawings, Icon, isIconName } from '.';

describe('Icon', () => {
  it('is decorative, in the given size and in the colour of the text', () => {
    const { container } = render(<Icon name="bell" size={20} />);
    const svg = container.querySelector('svg');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
    expect(svg).toHaveAttribute('width', '20');
    expect(svg?.querySelector('path')).toHaveAttribute('d', drawings.bell);
  });

  it('recognises its own names, for icons that come from a manifest', () => {
    expect(isIconName('truck')).toBe(true);
    expect(isIconName('toString')).toBe(false);
    expect(isIconName(undefined)).toBe(false);
  });

  it('has a drawing for every icon that a service category can have [ORG-132]', () => {
    expect(categoryIcons.filter((name) => !isIconName(name))).toEqual([]);
  });

  it('has all paths on the grid of 20 and the whole set under 2.5 KB, which is why it is one module', () => {
    for (const path of Object.values(drawings)) {
      expect(path).toMatch(/^M[\d\s.,MLHVCSQTAZmlhvcsqtaz-]+$/);
    }
    expect(brotliCompressSync(JSON.stringify(drawings)).length).toBeLessThan(2500);
  });
});
