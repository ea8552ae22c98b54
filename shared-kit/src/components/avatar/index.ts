export { Avatar, AvatarStack, type AvatarProps, type AvatarStackProps, initialsOf } from './avatar';
