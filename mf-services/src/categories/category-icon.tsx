import { Icon, isIconName, type IconProps } from '@fairfront/shared-kit/components/icon';

/** The category icon that the organiser selected; a box if the kit does not have it. */
export const CategoryIcon = ({ name, ...rest }: Omit<IconProps, 'name'> & { name: string }) => (
  <Icon {...rest} name={isIconName(name) ? name : 'box'} />
);
