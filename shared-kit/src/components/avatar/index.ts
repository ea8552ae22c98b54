export { Avatar, AvatarStack, type AvatarProps, type AvatarStackProps } from './avatar';
export { initialsOf } from './initials';
