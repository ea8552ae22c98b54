import { Icon, isIconName, type IconProps } from '@fairfront/shared-kit/components/icon';

/** The drawing of a category by the name that the organiser chose; a box for a name that the kit does not draw. */
export const CategoryIcon = ({ name, ...rest }: Omit<IconProps, 'name'> & { name: string }) => (
  <Icon {...rest} name={isIconName(name) ? name : 'box'} />
);
