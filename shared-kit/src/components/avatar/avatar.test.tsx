import { fireEvent, screen } from '@testing-library/react';
import { axeViolations, renderKit } from '../render-kit';
import { Avatar, AvatarStack, initialsOf } from '.';

describe('initialsOf', () => {
  it.each([
    ['Ирина Соколова', 'ИС'],
    ['ООО «Северная механика»', 'ОС'],
    ['wang lei', 'WL'],
    ['Абдуллаев-Кириллов Тимур', 'АК'],
    ['Ёлкина', 'Ё'],
    ['', ''],
  ])('%s has the initials %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});

describe('Avatar', () => {
  it('is decorative beside a name and has a name when it stands alone', () => {
    const { rerender } = renderKit(<Avatar id={1} name="Ирина Соколова" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<Avatar id={1} name="Ирина Соколова" standalone />);
    expect(screen.getByRole('img', { name: 'Ирина Соколова' })).toHaveTextContent('ИС');
  });

  it('shows initials if the photo cannot be loaded', () => {
    const { container } = renderKit(<Avatar id={1} name="Олег Виноградов" photo="/p/1.jpg" standalone />);
    const photo = container.querySelector('img');
    expect(photo).toHaveAttribute('src', '/p/1.jpg');
    if (photo) fireEvent.error(photo);
    expect(screen.getByRole('img', { name: 'Олег Виноградов' })).toHaveTextContent('ОВ');
  });

  it('shows a stack of people as one image and counts the rest', async () => {
    const people = Array.from({ length: 7 }, (_, id) => ({ id, name: `Name ${id}` }));
    renderKit(<AvatarStack people={people} label="7 users" />);
    expect(screen.getByRole('img', { name: '7 users' })).toHaveTextContent('N0N1N2N3+3');
    expect(await axeViolations()).toEqual([]);
  });
});
